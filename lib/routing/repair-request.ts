/** The parts of a request that are put right; Node's own type has both. */
type RequestLine = { method?: string | undefined; url?: string | undefined };

/** Taken by no handler, so the gate refuses it. */
const refusedMethod = "REFUSED";

/**
 * Puts a request line right that Next.js has no answer to, before it sees it:
 * - The whole address as target, which servers must take (RFC 9112, section 3.2.2). Next would redirect to that address,
 *   whoever's it is.
 * - "*", which asks OPTIONS of the server as a whole (section 3.2.4). Next fails to read it, and answers 500.
 * - TRACE, which `Request` of the fetch standard refuses to hold: 500 again.
 */
export function repairRequest(request: RequestLine): void {
  const { method, url = "/" } = request;
  if (method === "TRACE") request.method = refusedMethod;
  if (url === "*" && method === "OPTIONS") request.url = "/";
  else if (!url.startsWith("/")) request.url = pathOf(url);
}

/** The path and query of a whole address, as they are written in it. */
function pathOf(url: string): string {
  const [, rest = url] = /^[a-z][a-z\d+.-]*:\/\/[^/?]*(.*)$/i.exec(url) ?? [];
  return rest.startsWith("/") ? rest : `/${rest}`;
}
