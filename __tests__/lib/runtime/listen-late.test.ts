import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { http, passthrough } from "msw";
import { processWide } from "@/lib/runtime/process-wide";
import { startListening } from "@/lib/runtime/start-listening";
import { findFreePort } from "../../../scripts/lib/free-port";
import { server as outside } from "../../helpers/msw";

/** What a connection to a port comes to: "connect", or why not. */
const tryToConnect = (port: number) =>
  new Promise<string>((done) => {
    const socket = connect(port, "127.0.0.1", () => done("connect"));
    socket.on("error", (error: NodeJS.ErrnoException) => done(error.code ?? ""));
    socket.on("connect", () => socket.destroy());
  });

it("without listen-late.js, nothing is opened that Next has not opened", async () => {
  await startListening(() => []);
  await new Promise((done) => setImmediate(done));
  expect(processWide("late listening", () => ({ start: () => {} })).start()).toBeUndefined();
});

it("the port of the first server opens when the process is prepared, and Next prepares itself once", async () => {
  const { forgetProcessWide } = await import("@/lib/runtime/process-wide");
  forgetProcessWide("late listening");
  await import("@/lib/runtime/listen-late");
  const port = await findFreePort();
  const first = createServer();
  const prepare = jest.fn();
  first.on("listening", prepare);
  first.listen(port, "127.0.0.1");
  await once(first, "listening");
  expect([prepare.mock.calls.length, await tryToConnect(port)]).toEqual([1, "ECONNREFUSED"]);

  const second = createServer().listen(0, "127.0.0.1");
  await once(second, "listening");
  expect(await tryToConnect((second.address() as AddressInfo).port)).toBe("connect");

  outside.use(http.all(/^http:..127\.0\.0\.1:/, () => passthrough()));
  const asked: string[] = [];
  first.on("request", async ({ url, headers }, answer) => {
    asked.push(`${url} ${headers["accept-encoding"]} ${await tryToConnect(port)}`);
    answer.end("a page");
  });
  await startListening(() => ["/", "/reviews"]);
  await new Promise((done) => setImmediate(done));
  expect(asked).toEqual(["/ br ECONNREFUSED", "/reviews br ECONNREFUSED"]);
  expect(await tryToConnect(port)).toBe("connect");
  expect(prepare).toHaveBeenCalledTimes(1);
  for (const server of [first, second]) {
    server.closeAllConnections();
    await new Promise<void>((done, fail) => server.close((error) => (error ? fail(error) : done())));
  }
});

it("a process that is stopped before its port is open never opens it", async () => {
  const { forgetProcessWide } = await import("@/lib/runtime/process-wide");
  forgetProcessWide("late listening");
  jest.resetModules();
  await import("@/lib/runtime/listen-late");
  const server = createServer();
  server.listen(await findFreePort(), "127.0.0.1");
  await new Promise<void>((done, fail) => server.close((error) => (error ? fail(error) : done())));
  await startListening(() => []);
  await new Promise((done) => setImmediate(done));
  expect(server.listening).toBe(false);
});
