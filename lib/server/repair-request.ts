import { matchPages } from "../addresses/page-addresses";

/** The parts of Node's request that this file changes. */
type RequestHead = { method?: string | undefined; url?: string | undefined; headers: Record<string, unknown> };

/** A method that no address allows, so the middleware answers 405. */
const refusedMethod = "REFUSED";

/** Next answers 500 if one of these conditions fails for a file. Pages ignore them. */
const brokenHeaders = ["range", "if-match", "if-unmodified-since"];

/** Next puts a nonce that one of these names on the scripts of the page. Only the middleware may ask for that. */
const policyHeaders = ["content-security-policy", "content-security-policy-report-only"];

/** What Next.js is told of every browser: it would serve crawlers another form of a page, which caches would keep for readers. */
const anyAgent = "browser";

/**
 * Changes requests that Next.js answers wrongly, before Next.js sees them. Each was seen with Next.js 16.4.5; on each
 * upgrade they are tried again, and what Next.js has mended goes.
 * - An absolute URL as target, which servers must accept (RFC 9112, section 3.2.2). Next redirects to that URL, even on
 *   another host. No report was found.
 * - A path that cannot be decoded. Below /not-found, Next answers 500 (https://github.com/vercel/next.js/issues/94278). The
 *   middleware finds nothing at "/%25".
 * - The target "*" of OPTIONS (section 3.2.4). Next fails to parse it and answers 500. No report was found.
 * - TRACE, which the fetch standard's `Request` does not allow. Next answers 500. No report was found.
 * - Methods other than GET and HEAD for Next's own files, which the middleware does not see. Next answers 500
 *   (https://github.com/vercel/next.js/issues/92141). They are sent to "/", where the middleware refuses them.
 * - Range requests, which a server may ignore (RFC 9110, section 14.2), and conditions that only uploads and ranges
 *   need. Where Next should answer 412 or 416 it answers 500 (the same issue). Their headers are removed.
 * - A policy that the client sends. Next takes its nonce for the site's own (`getScriptNonceFromHeader`), and caches would keep
 *   that page for others. No report was found.
 * - Cookies. The site has none, and Next.js takes a second for 1,600 of them, and answers one that is forged with another.
 *   No report was found.
 * - The name of the browser, on which no page depends. A pattern of Next.js (`[\w-]+-Google` in `html-bots.js`) takes seconds for
 *   15,000 characters of it; https://github.com/cloudflare/vinext/pull/2765 mends the same pattern elsewhere.
 * - HEAD of a page. Its ETag is that of the body, which Next would leave out. Node does, too. This is no fault of Next.
 */
export function repairRequest(request: RequestHead): void {
  const { method = "GET", url = "/", headers } = request;
  if (method === "TRACE") request.method = refusedMethod;
  const path = decodable(url.startsWith("/") ? url : getPath(url));
  const isRead = method === "GET" || method === "HEAD";
  request.url = !isRead && (url === "*" || path.startsWith("/_next/")) ? "/" : path;
  for (const name of [...brokenHeaders, ...policyHeaders, "cookie"]) if (name in headers) delete headers[name];
  headers["user-agent"] = anyAgent;
  if (method === "HEAD" && matchPages(path.split("?")[0] ?? "").length > 0) request.method = "GET";
}

/** The path and query of an absolute URL, not normalised. */
function getPath(url: string): string {
  const [, rest = url] = /^[a-z][a-z\d+.-]*:\/\/[^/?]*(.*)$/i.exec(url) ?? [];
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function decodable(path: string): string {
  try {
    decodeURIComponent(path.split("?", 1)[0] ?? "");
    return path;
  } catch {
    return "/%25";
  }
}
