import ipaddr from "ipaddr.js";

/** The networks that count as one sender when posts are limited. */
export type ClientAddress = {
  /** An IPv4 address, or the /64 network of an IPv6 one, because one household can use every address in its /64. */
  household: string;
  /** The /48 network of an IPv6 address: the largest network that one customer of a provider usually gets. */
  site?: string;
};

/**
 * The networks that a post came from. All invalid addresses count as one household.
 *
 * The address is entry number `trustedProxies` of X-Forwarded-For, from the right; the sender can write anything to the
 * left of it. Without a proxy the header contains the address of the connection itself
 * (`lib/server/on-request.ts`).
 */
export function clientAddress(headers: Headers, trustedProxies: number): ClientAddress {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return getNetworks(hops.at(-Math.max(1, trustedProxies)) ?? "");
}

/** @param hop An address as proxies write it: with or without a port, brackets (RFC 7239, section 6) and an IPv6 zone. */
function getNetworks(hop: string): ClientAddress {
  const text = hop
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  // The parser also takes the short forms of IPv4 addresses, such as "127.1", which no proxy writes.
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return { household: "unknown" };
  const address = ipaddr.process(text).toString();
  if (ipaddr.IPv4.isValid(address)) return { household: address };
  return { household: getNetwork(address, 64), site: getNetwork(address, 48) };
}

function getNetwork(address: string, prefix: number): string {
  const cidr = `/${prefix}`;
  return ipaddr.IPv6.networkAddressFromCIDR(address + cidr) + cidr;
}

/**
 * Whether a post comes from a page of this site. Most browsers tell in Sec-Fetch-Site. For the others, Origin must be
 * the site's public address or the host of the request, which a trusted proxy may name in X-Forwarded-Host. A client
 * that sends neither header is not a browser, so it cannot be tricked into a cross-site request.
 */
export function isSameOrigin(headers: Headers, siteUrl: string, trustedProxies: number): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (!origin) return true;
  if (origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === headers.get("host") || (trustedProxies > 0 && host === headers.get("x-forwarded-host"));
}
