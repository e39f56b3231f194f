import { once } from "node:events";
import { connect } from "node:net";
import { http, passthrough } from "msw";
import { logInfo } from "@/lib/runtime/log";
import { processState } from "@/lib/runtime/process-state";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { stopInOrder } from "@/lib/runtime/stopping";
import { serve } from "@/lib/server/serve";
import { findFreePort } from "../../../scripts/lib/free-port";
import { server as outside } from "../../helpers/msw";

jest.mock("@/lib/runtime/log");
// The signals of the process that runs the tests are none of theirs.
jest.mock("@/lib/runtime/stopping", () => ({
  ...jest.requireActual<object>("@/lib/runtime/stopping"),
  stopInOrder: jest.fn(),
}));

beforeEach(() => {
  outside.use(http.all(/^http:..127\.0\.0\.1:/, () => passthrough()));
  forgetProcessWide("process");
});

/** What a connection to a port comes to: "connect", or why not. */
const tryToConnect = (port: number) =>
  new Promise<string>((done) => {
    const socket = connect(port, "127.0.0.1", () => done("connect"));
    socket.on("error", (error: NodeJS.ErrnoException) => done(error.code ?? ""));
    socket.on("connect", () => socket.destroy());
  });

/** Serves on a free port. @returns The port, what was asked for before it opened, and what closes it. */
async function start(headTimeoutMs?: number) {
  const port = await findFreePort();
  const asked: string[] = [];
  await serve(
    { trustedProxies: 0, ...(headTimeoutMs && { headTimeoutMs }) },
    {
      port,
      host: "127.0.0.1",
      close: async () => {},
      handle: async ({ url, headers }, response) => {
        asked.push(`${url} ${headers["accept-encoding"]} ${await tryToConnect(port)}`);
        response.end("a page");
      },
    },
  );
  return { port, asked, close: jest.mocked(stopInOrder).mock.lastCall?.[0] };
}

it("asks for the home page itself before it opens the port", async () => {
  const { port, asked, close } = await start();
  expect(asked).toEqual(["/ br ECONNREFUSED"]);
  expect(await tryToConnect(port)).toBe("connect");
  expect(logInfo).toHaveBeenCalledWith(`listening on port ${port}`);
  await close?.();
  expect(await tryToConnect(port)).toBe("ECONNREFUSED");
});

it("never opens the port of a process that is told to stop before", async () => {
  processState().isStopping = true;
  const { port, close } = await start();
  expect(await tryToConnect(port)).toBe("ECONNREFUSED");
  await close?.();
});

it.each([
  ["send nothing", ""],
  ["send half a head", "GET / HTTP/1.1\r\nHost: site.test\r\nX-Half: "],
  ["send half a body", "POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 20\r\n\r\na"],
  [
    "send half a body of unknown length",
    "POST / HTTP/1.1\r\nHost: site.test\r\nTransfer-Encoding: chunked\r\n\r\n5\r\na",
  ],
])("serve closes connections that %s", async (_, sent) => {
  const { port, close } = await start(600);
  const begun = performance.now();
  const closed = Array.from({ length: 200 }, async () => {
    const socket = connect(port, "127.0.0.1").resume();
    socket.write(sent);
    await once(socket, "close");
    return performance.now() - begun;
  });
  expect(Math.max(...(await Promise.all(closed)))).toBeGreaterThan(600);
  await close?.();
});
