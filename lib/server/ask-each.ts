import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { setTimeout } from "node:timers/promises";
import { logError } from "../runtime/log";
import { getReason } from "../util/reason-of";

/**
 * Asks a server for one path after the other, through a port that only this machine reaches, and closes it. Never rejects: a
 * failure is logged.
 * @param server Does not listen yet.
 * @param seconds What has not been answered by then is given up.
 */
export async function askEach(
  server: Server & { closeAllConnections: () => void },
  paths: () => Iterable<string>,
  seconds: number,
): Promise<void> {
  const askAll = async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    for (const path of paths()) await ask(port, path);
  };
  const isLate = new AbortController();
  try {
    await Promise.race([askAll(), setTimeout(seconds * 1000, undefined, isLate)]);
  } catch (error) {
    logError(`start: not all pages could be asked for before the port is opened: ${getReason(error)}`);
  }
  isLate.abort();
  server.close();
  server.closeAllConnections();
}

/** As nginx asks for most readers, so that pages are compressed, too. */
async function ask(port: number, path: string): Promise<void> {
  const request = get({ host: "127.0.0.1", port, path, headers: { "accept-encoding": "br" }, agent: false });
  // Also after the head of an answer, when nobody waits for it any more.
  request.on("error", () => {});
  const [answer] = await once(request, "response");
  await once(answer.resume(), "close");
}
