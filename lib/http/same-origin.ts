/**
 * Whether a post comes from one of the site's own pages. Browsers say so themselves in Sec-Fetch-Site; those that do not are
 * judged by Origin, against the host that they asked for, which a trusted proxy may name, or the site's public address. A
 * client that sends neither is no browser, so nobody's browser is being misused.
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
