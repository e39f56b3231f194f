import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { processWide } from "@/lib/runtime/process-wide";
import { startListening } from "@/lib/runtime/start-listening";
import { findFreePort } from "../../../scripts/lib/free-port";

/** What a connection to a port comes to: "connect", or why not. */
const tryToConnect = (port: number) =>
  new Promise<string>((done) => {
    const socket = connect(port, "127.0.0.1", () => done("connect"));
    socket.on("error", (error: NodeJS.ErrnoException) => done(error.code ?? ""));
    socket.on("connect", () => socket.destroy());
  });

it("without listen-late.js, nothing is opened that Next has not opened", async () => {
  startListening();
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

  startListening();
  await new Promise((done) => setTimeout(done, 50));
  expect(await tryToConnect(port)).toBe("connect");
  expect(prepare).toHaveBeenCalledTimes(1);
  for (const server of [first, second]) {
    server.closeAllConnections();
    server.close();
  }
});
