import { isIPv4, isIPv6 } from "node:net";

/**
 * What stands for the sender's connection when posts are counted: an IPv4 address, or the /64 network of an IPv6 one, because
 * a household has a whole /64 to choose from. Everything unreadable counts as one sender.
 *
 * The address is `trustedProxies` places from the right of X-Forwarded-For: whatever stands further left was written by the
 * sender. Without a proxy the server itself fills in the peer's address where the header is absent; a sender can then invent
 * one, which is why the handler also counts all posts together.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return networkOf(hops.at(-Math.max(1, trustedProxies)) ?? "");
}

function networkOf(hop: string): string {
  const bare = hop
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(mapped)) return mapped;
  return isIPv6(bare) ? `${expand(bare).slice(0, 4).join(":")}::/64` : "unknown";
}

/** The eight groups of an IPv6 address; the URL parser writes it in its one canonical, shortened form. */
function expand(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  return tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}
