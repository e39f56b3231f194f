import { createRequire } from "node:module";
import { resolve } from "node:path";

const require = createRequire(resolve("package.json"));

/** Playwright sends it for the colour scheme of every window, and Firefox 153 (Debian's) does not know it. */
const unknown = "emulation.setMediaFeaturesOverride";

/** What is used of a WebSocket (https://github.com/websockets/ws): received messages are events. */
type Socket = { emit: (event: string, ...values: unknown[]) => boolean; send: (text: string) => void; url: string };

type Answer = { id: number; type: "success" | "error"; result: unknown; error?: string; message?: string };

/** Our commands differ from Playwright's, which counts from 1, by their numbers. */
let lastId = 1_000_000_000;
const waiting = new Map<number, (answer: Answer) => void>();
let connected: Socket | undefined;

/**
 * Lets this process's Playwright drive a released Firefox: takes its answer "unknown command" to the command above for success.
 * Other answers, and those of a Firefox that knows the command, are left alone.
 * @throws Error when Playwright's WebSocket is not where it was.
 */
export function excuseUnknownCommand(): void {
  const prototype = findSocket();
  const { emit } = prototype;
  prototype.emit = function (event, ...values) {
    if (event === "open" && this.url.endsWith("/session")) connected = this;
    if (event !== "message") return emit.call(this, event, ...values);
    const text = String(values[0]);
    if (text.startsWith('{"type":"event"')) return emit.call(this, event, ...values);
    const answer: Answer = JSON.parse(text);
    const take = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (take) take(answer);
    else if (answer.error !== "unknown command" || answer.message !== unknown) emit.call(this, event, ...values);
    else emit.call(this, event, Buffer.from(JSON.stringify({ type: "success", id: answer.id, result: {} })));
    return true;
  };
}

/** Playwright has its own copy of ws, which it gives out for its other packages. */
function findSocket(): Socket {
  const { ws }: { ws?: { prototype?: Socket } } = require("playwright-core/lib/utilsBundle");
  if (typeof ws?.prototype?.emit === "function") return ws.prototype;
  throw new Error(
    "Playwright's WebSocket is not in playwright-core/lib/utilsBundle any more: see tools/proof/firefox/socket.ts",
  );
}

/**
 * Sends a command of WebDriver BiDi to the Firefox that was started last, beside Playwright.
 * @throws Error when Firefox refuses it, or none is there.
 */
export async function ask(method: string, params: object): Promise<unknown> {
  if (!connected) throw new Error("No Firefox is connected.");
  lastId += 1;
  const answered = new Promise<Answer>((take) => waiting.set(lastId, take));
  connected.send(JSON.stringify({ id: lastId, method, params }));
  const { result, error, message } = await answered;
  if (error) throw new Error(`${method}: ${error}: ${message}`);
  return result;
}
