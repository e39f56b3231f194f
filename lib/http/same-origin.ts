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
