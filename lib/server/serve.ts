import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Env } from "../runtime/env";
import { logError, logInfo } from "../runtime/log";
import { refuseStart } from "../runtime/refuse-start";
import { isStopping, stopInOrder } from "../runtime/stopping";
import { getReason } from "../util/reason-of";
import { Answer } from "./answer";
import { createOnRequest, type Handle } from "./on-request";

/** What start.ts knows of the site. */
type Site = Pick<Env, "trustedProxies"> & {
  /** The pages that are asked for before the port is opened, the most important first. */
  firstPages: () => Iterable<string>;
  /** Called when the port is open. */
  onOpen: () => unknown;
  /** Milliseconds in which the head of a request must arrive, also where not a byte does; longer by a third at most. */
  headTimeoutMs?: number;
};

/** What server.js knows of Next.js and of where to listen. */
type Listening = { handle: Handle; close: () => Promise<void>; port: number; host: string | undefined };

export type Serve = (listening: Listening) => Promise<void>;

/**
 * Serves the site: first to itself, through a port of its own, because after an upgrade the pages that are older than the
 * content are rendered when they are asked for, and readers would wait for several at a time; then to everybody. Until
 * then connections are refused, and nginx asks another process.
 *
 * Nothing listens for `upgrade`, so a request for another protocol is answered as if it had not asked for one (RFC 9110,
 * section 7.8).
 */
export async function serve(
  { trustedProxies, firstPages, onOpen, headTimeoutMs = 15_000 }: Site,
  { handle, close, port, host }: Listening,
): Promise<void> {
  const onRequest = createOnRequest({ trustedProxies }, handle);
  // Bodies are limited by limit-request.ts.
  const limits = {
    headersTimeout: headTimeoutMs,
    connectionsCheckingInterval: headTimeoutMs / 3,
    maxHeaderSize: 8192,
  };
  const create = () => createServer({ ServerResponse: Answer, ...limits }, onRequest);
  const server = create();
  server.once("error", ({ message }) => refuseStart(`The server cannot listen: ${message}`));
  stopInOrder(async () => {
    await new Promise((closed) => server.close(closed));
    await close();
  });
  await askEach(create(), firstPages, 5);
  if (isStopping()) return;
  server.listen(port, host, () => {
    logInfo(`listening on port ${port}`);
    onOpen();
  });
}

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
    logError(`start: not every page could be requested before the port opened: ${getReason(error)}`);
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
