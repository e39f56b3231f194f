import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo, Server } from "node:net";
import type { Env } from "../runtime/env";
import { logError, logInfo } from "../runtime/log";
import { refuseStart } from "../runtime/refuse-start";
import { isStopping, stopInOrder } from "../runtime/stopping";
import { getReason } from "../util/reason-of";
import { createOnRequest, type Handle } from "./on-request";
import { SiteResponse } from "./response";

/** What start.ts knows of the site. */
type Serving = Pick<Env, "trustedProxies"> & {
  /** Milliseconds in which the head of a request must arrive, also where not a byte does; longer by a third at most. */
  headTimeoutMs?: number;
};

/** What server.js knows of Next.js and of where to listen. */
type Listening = { handle: Handle; close: () => Promise<void>; port: number; host: string | undefined };

export type Serve = (listening: Listening) => Promise<void>;

/**
 * Serves the site: first its home page to itself, through a port of its own, because Next.js loads half of what it needs for
 * its first page; then to everybody. Until then connections are refused, and nginx asks another process. Everything else is
 * prepared when somebody asks for it.
 *
 * Nothing listens for `upgrade`, so a request for another protocol is answered as if it had not asked for one (RFC 9110,
 * section 7.8).
 */
export async function serve(
  { trustedProxies, headTimeoutMs = 15_000 }: Serving,
  { handle, close, port, host }: Listening,
): Promise<void> {
  const onRequest = createOnRequest({ trustedProxies }, handle);
  // Node.js answers 408 to a head or body that takes longer (RFC 9110, section 15.5.9). The longest message of a slow phone needs
  // half of it. The size of bodies is limited by limit-request.ts.
  const limits = {
    headersTimeout: headTimeoutMs,
    requestTimeout: 2 * headTimeoutMs,
    connectionsCheckingInterval: headTimeoutMs / 3,
    maxHeaderSize: 8192,
  };
  const create = () => createServer({ ServerResponse: SiteResponse, ...limits }, onRequest);
  const server = create();
  server.once("error", ({ message }) => refuseStart(`The server cannot listen: ${message}`));
  stopInOrder(async () => {
    await new Promise((closed) => server.close(closed));
    await close();
  });
  await askFirst(create(), 5);
  if (isStopping()) return;
  server.listen(port, host, () => logInfo(`listening on port ${port}`));
}

/**
 * Asks a server for its home page, through a port that only this machine reaches, and closes it. Never rejects: a failure is
 * logged.
 * @param server Does not listen yet.
 * @param seconds After which it is given up.
 */
export async function askFirst(server: Server & { closeAllConnections: () => void }, seconds: number): Promise<void> {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    await once(server.listen(0, "127.0.0.1"), "listening", { signal });
    const { port } = server.address() as AddressInfo;
    // As nginx asks for most readers, so that the page is compressed, too.
    const headers = { "accept-encoding": "br" };
    const request = get({ host: "127.0.0.1", port, path: "/", headers, agent: false, signal });
    // Also after the head of a response, when nobody waits for it any more.
    request.on("error", () => {});
    const [response] = await once(request, "response", { signal });
    await once(response.resume(), "close", { signal });
  } catch (error) {
    logError(`start: the home page could not be requested before the port opened: ${getReason(error)}`);
  }
  server.close();
  server.closeAllConnections();
}
