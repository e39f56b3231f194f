/** The parts of a request that are put right; Node's own type has all of them. */
type RequestHead = { method?: string | undefined; url?: string | undefined; headers: Record<string, unknown> };

/** Taken by no handler, so the gate refuses it. */
const refusedMethod = "REFUSED";

/** Next answers 500 where one of them does not hold for a file. Pages have never looked at them. */
const brokenHeaders = ["range", "if-match", "if-unmodified-since"];

/**
 * Puts a request right that Next.js has no answer to, before it sees it:
 * - The whole address as target, which servers must take (RFC 9112, section 3.2.2). Next would redirect to that address,
 *   whoever's it is.
 * - "*", which asks OPTIONS of the server as a whole (section 3.2.4). Next fails to read it, and answers 500.
 * - TRACE, which `Request` of the fetch standard refuses to hold: 500 again.
 * - Methods for Next's own files, which the gate does not see: 500. The gate refuses them at any address.
 * - Ranges, which a server may pass over (RFC 9110, section 14.2), and conditions that only uploads and ranges need.
 */
export function repairRequest(request: RequestHead): void {
  const { method = "GET", url = "/", headers } = request;
  if (method === "TRACE") request.method = refusedMethod;
  const path = url.startsWith("/") ? url : pathOf(url);
  const isRead = method === "GET" || method === "HEAD";
  request.url = !isRead && (url === "*" || path.startsWith("/_next/")) ? "/" : path;
  for (const name of brokenHeaders) if (name in headers) delete headers[name];
}

/** The path and query of a whole address, as they are written in it. */
function pathOf(url: string): string {
  const [, rest = url] = /^[a-z][a-z\d+.-]*:\/\/[^/?]*(.*)$/i.exec(url) ?? [];
  return rest.startsWith("/") ? rest : `/${rest}`;
}
