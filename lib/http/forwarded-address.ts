import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { logError } from "../runtime/log";
import { processWide } from "../runtime/process-wide";

const header = "x-forwarded-for";

/** Loopback, private, and link-local or unique local addresses (RFC 1918, 6890, 4193): where a proxy of one's own stands. */
const ownNetworks = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  ownNetworks.addSubnet(network, prefix, "ipv4");
ownNetworks.addAddress("::1", "ipv6");
ownNetworks.addSubnet("fc00::", 7, "ipv6");
ownNetworks.addSubnet("fe80::", 10, "ipv6");

/**
 * Takes a forwarded address away from a request that came without a trusted proxy: whoever sent it made it up. Next.js then
 * fills in the address of the connection, which it does only where the header is absent (`base-server.js`).
 */
export function dropForwardedAddress(request: IncomingMessage): void {
  if (request.headers[header] === undefined) return;
  delete request.headers[header];
  if (isOwnNetwork(request.socket.remoteAddress ?? "")) warnOnce();
}

function isOwnNetwork(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && ownNetworks.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** Behind a proxy that is not counted, all readers are one sender, and share what one sender may send. */
function warnOnce(): void {
  processWide("forwarded-address-warning", () =>
    logError(
      "X-Forwarded-For came from a proxy in this network, but TRUSTED_PROXIES is 0: all readers count as one sender. Set TRUSTED_PROXIES=1.",
    ),
  );
}
