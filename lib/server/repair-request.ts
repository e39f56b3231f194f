import { matchPages } from "../site/page-addresses";

/** The parts of Node's request that this file changes. */
type RequestHead = { method?: string | undefined; url?: string | undefined; headers: Record<string, unknown> };

/** A method that no address allows, so the middleware answers 405. */
const refusedMethod = "REFUSED";

/** Next answers 500 if one of these conditions fails for a file. Pages ignore them. */
const brokenHeaders = ["range", "if-match", "if-unmodified-since"];

/** Next puts a nonce that one of these names on the scripts of the page. Only the middleware may ask for that. */
const policyHeaders = ["content-security-policy", "content-security-policy-report-only"];

/**
 * Changes requests that Next.js answers wrongly, before Next.js sees them:
 * - An absolute URL as target, which servers must accept (RFC 9112, section 3.2.2). Next redirects to that URL, even on
 *   another host.
 * - A path that cannot be decoded. Below /not-found, Next answers 500. The middleware finds nothing at "/%25".
 * - The target "*" of OPTIONS (section 3.2.4). Next fails to parse it and answers 500.
 * - TRACE, which the fetch standard's `Request` does not allow. Next answers 500.
 * - Methods other than GET and HEAD for Next's own files, which the middleware does not see. Next answers 500. They are
 *   sent to "/", where the middleware refuses them.
 * - Range requests, which a server may ignore (RFC 9110, section 14.2), and conditions that only uploads and ranges
 *   need. Their headers are removed.
 * - A policy that the client sends. Next takes its nonce for the site's own, and caches would keep that page for others.
 * - HEAD of a page. Its ETag, and the policy of a page that shows what a query asks, are those of the body, which Next
 *   would leave out. Node does, too.
 */
export function repairRequest(request: RequestHead): void {
  const { method = "GET", url = "/", headers } = request;
  if (method === "TRACE") request.method = refusedMethod;
  const path = decodable(url.startsWith("/") ? url : getPath(url));
  const isRead = method === "GET" || method === "HEAD";
  request.url = !isRead && (url === "*" || path.startsWith("/_next/")) ? "/" : path;
  for (const name of [...brokenHeaders, ...policyHeaders]) if (name in headers) delete headers[name];
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
