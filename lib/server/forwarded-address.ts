import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { logError } from "../runtime/log";
import { processWide } from "../runtime/process-wide";

const header = "x-forwarded-for";

/** Address ranges in which the operator's own proxy can be (RFC 6890). */
const ownRanges: ReadonlySet<string> = new Set(["loopback", "private", "linkLocal", "uniqueLocal"]);

/**
 * Removes X-Forwarded-For from a request that came without a trusted proxy: the sender can write anything in it. Next.js
 * then fills in the address of the connection, which it does only when the header is absent (`base-server.js`).
 */
export function dropForwardedAddress(request: IncomingMessage): void {
  if (request.headers[header] === undefined) return;
  delete request.headers[header];
  if (isOwnNetwork(request.socket.remoteAddress ?? "")) warnOnce();
}

function isOwnNetwork(address: string): boolean {
  return ipaddr.isValid(address) && ownRanges.has(ipaddr.process(address).range());
}

/** Behind a proxy that is not counted, all readers count as one sender and share one limit. */
function warnOnce(): void {
  processWide("forwarded-address-warning", () =>
    logError(
      "X-Forwarded-For came from a proxy in this network, but TRUSTED_PROXIES is 0: all readers count as one sender. Set TRUSTED_PROXIES=1.",
    ),
  );
}
