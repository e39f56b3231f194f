import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { logError } from "./log";
import { reasonOf } from "./reason-of";

/**
 * Asks a server that does not listen yet for one path after the other, through a port of its own that only this machine
 * reaches. Never rejects: a failure is logged.
 * @param seconds What has not been answered by then is given up.
 */
export async function askEach(server: Server, paths: () => Iterable<string>, seconds: number): Promise<void> {
  const own = createServer((request, response) => server.emit("request", request, response));
  const askAll = async () => {
    await once(own.listen(0, "127.0.0.1"), "listening");
    const { port } = own.address() as AddressInfo;
    for (const path of paths()) await ask(port, path);
  };
  const isLate = new AbortController();
  try {
    await Promise.race([askAll(), setTimeout(seconds * 1000, undefined, isLate)]);
  } catch (error) {
    logError(`start: not all pages could be asked for before the port is opened: ${reasonOf(error)}`);
  }
  isLate.abort();
  own.close();
  own.closeAllConnections();
}

/** As nginx asks for most readers, so that pages are compressed, too. */
async function ask(port: number, path: string): Promise<void> {
  const request = get({ host: "127.0.0.1", port, path, headers: { "accept-encoding": "br" }, agent: false });
  // Also after the head of an answer, when nobody waits for it any more.
  request.on("error", () => {});
  const [answer] = await once(request, "response");
  await once(answer.resume(), "close");
}
