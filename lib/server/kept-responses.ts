import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { keyHeader } from "../cache/deliver-page.js";
import { processState } from "../runtime/process-state.js";

/** A response with the address that a reader asked for. */
type Addressed = ServerResponse & { path: string; query: string };

/** A page as Next.js has answered it from the page cache. */
type KeptResponse = { headers: OutgoingHttpHeaders; body: Buffer };

/** The bytes of all bodies that are remembered: some two hundred pages. */
const maxBytes = 16 * 1024 * 1024;

const kept = new LRUCache<string, KeptResponse>({ maxSize: maxBytes, sizeCalculation: ({ body }) => body.length || 1 });

/**
 * The key under which all of them were kept (lib/publish/page-key.ts). With another key all are forgotten: after a rollback the
 * old key is back, but the page cache has rendered anew, and React's data no longer fit the old HTML.
 */
let keptUnder: string | undefined;

/** Headers with which Next.js may answer something else than the page. */
const changesResponse = /^(?:rsc$|next-|x-nextjs-|x-middleware-|x-matched-path$|x-prerender-)/;

/**
 * Remembers a page that Next.js has answered from the page cache, so that the next reader gets the same without passing
 * middleware and Next.js, which take most of the time. All that they decide depends on what is in the key.
 */
export function rememberResponse(response: Addressed, body: Buffer): void {
  const { [keyHeader]: key, ...headers } = response.getHeaders();
  const isPage = response.statusCode === 200 && /^text\/html\b/.test(String(response.getHeader("content-type")));
  if (key && key === keptUnder && isPage && isPlain(response)) kept.set(response.path, { headers, body });
}

/** Answers with a page that is remembered under the current key. Returns whether it did. */
export function sendRemembered(response: Addressed): boolean {
  const key = processState().pageKey();
  if (key !== keptUnder) kept.clear();
  keptUnder = key;
  const page = isPlain(response) ? kept.get(response.path) : undefined;
  if (!page) return false;
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  response.end(page.body);
  return true;
}

/** Whether this is the request of a browser that follows a link, and nothing else. */
function isPlain({ req, query }: Addressed): boolean {
  const { method, headers }: IncomingMessage = req;
  return method === "GET" && query === "" && !Object.keys(headers).some((name) => changesResponse.test(name));
}
