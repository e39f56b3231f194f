import { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const require = createRequire(resolve("package.json"));

const unknown = (id: number, message: string) => ({ type: "error", id, error: "unknown command", message });

/** A connection to a Firefox, of Playwright's kind: what Playwright receives over it, and what has been sent. */
async function connect() {
  const { ws } = require("playwright-core/lib/utilsBundle");
  const socket = Object.create(ws.prototype, { url: { value: "ws://127.0.0.1:9222/session" } });
  const received: unknown[] = [];
  const sent: { id: number; method: string; params: object }[] = [];
  socket.send = (text: string) => sent.push(JSON.parse(text));
  const receive = (message: object) => socket.emit("message", Buffer.from(JSON.stringify(message)), false);
  const { ask, excuseUnknownCommand } = await import("../../firefox/socket");
  excuseUnknownCommand();
  EventEmitter.prototype.on.call(socket, "message", (data: Buffer) => received.push(JSON.parse(String(data))));
  return { ask, receive, received, sent, open: () => socket.emit("open") };
}

// Each test has a Playwright of its own, which it may change.
beforeEach(() => jest.resetModules());

it("takes the missing command for done, and tells everything else as it is", async () => {
  const { receive, received } = await connect();
  const others = [
    { type: "success", id: 1, result: { context: "7" } },
    unknown(2, "emulation.setScriptingEnabled"),
    { type: "error", id: 3, error: "invalid argument", message: "emulation.setMediaFeaturesOverride" },
    { type: "event", method: "log.entryAdded", params: { text: "unknown command" } },
  ];
  for (const message of others) receive(message);
  receive(unknown(4, "emulation.setMediaFeaturesOverride"));
  expect(received).toEqual([...others, { type: "success", id: 4, result: {} }]);
});

it("asks beside Playwright, which never sees the answers", async () => {
  const { ask, open, receive, received, sent } = await connect();
  await expect(ask("session.status", {})).rejects.toThrow("No Firefox is connected.");
  open();
  const answers = [ask("browsingContext.getTree", { depth: 1 }), ask("script.evaluate", {})];
  expect(sent).toEqual([
    { id: expect.any(Number), method: "browsingContext.getTree", params: { depth: 1 } },
    { id: expect.any(Number), method: "script.evaluate", params: {} },
  ]);
  const [first, second] = sent.map(({ id }) => id);
  receive({ type: "error", id: second, error: "no such frame", message: "gone" });
  receive({ type: "success", id: first, result: { contexts: [] } });
  await expect(answers[0]).resolves.toEqual({ contexts: [] });
  await expect(answers[1]).rejects.toThrow("script.evaluate: no such frame: gone");
  expect(received).toEqual([]);
});

it("says where to look when Playwright's WebSocket has moved", async () => {
  jest.doMock("playwright-core/lib/utilsBundle", () => ({}));
  const { excuseUnknownCommand } = await import("../../firefox/socket");
  expect(excuseUnknownCommand).toThrow(
    /is not in playwright-core\/lib\/utilsBundle any more: see tools\/proof\/firefox/,
  );
});
