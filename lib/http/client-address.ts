import { isIPv4, isIPv6 } from "node:net";

/** What stands for the sender's connection when posts are counted. */
export type ClientAddress = {
  /** An IPv4 address, or the /64 network of an IPv6 one, because a household has a whole /64 to choose from. */
  household: string;
  /** The /48 network of an IPv6 address: all the households that one customer of a network may have. */
  site?: string;
};

/**
 * Reads where a post came from; everything unreadable counts as one household.
 *
 * The address is `trustedProxies` places from the right of X-Forwarded-For: whatever stands further left was written by the
 * sender. Without a proxy the header holds the address of the connection itself (`lib/http/forwarded-address.ts`).
 */
export function clientAddress(headers: Headers, trustedProxies: number): ClientAddress {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return networksOf(hops.at(-Math.max(1, trustedProxies)) ?? "");
}

function networksOf(hop: string): ClientAddress {
  const bare = hop
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(mapped)) return { household: mapped };
  if (!isIPv6(bare)) return { household: "unknown" };
  const groups = expand(bare);
  return { household: `${groups.slice(0, 4).join(":")}::/64`, site: `${groups.slice(0, 3).join(":")}::/48` };
}

/** The eight groups of an IPv6 address; the URL parser writes it in its one canonical, shortened form. */
function expand(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  return tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}
