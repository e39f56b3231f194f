import type { ServerResponse } from "node:http";
import { queryPageAt } from "../addresses/page-addresses";
import { deliverPage } from "../cache/deliver-page.js";

/** An answer with the address that a reader asked for. */
type Addressed = ServerResponse & { path: string; query: string };

/** Whether this is a page that Next.js has rendered for this request, and that has not passed the page cache. */
export function isQueryPage(answer: Addressed): boolean {
  return (
    queryPageAt(answer.path) !== undefined &&
    /no-store/.test(String(answer.getHeader("cache-control"))) &&
    /^text\/html\b/.test(String(answer.getHeader("content-type")))
  );
}

/**
 * Finishes a page that shows what a query asks as the page cache finishes all others: defers its scripts and adds the time for
 * which shared caches may keep it. Asked with `_rsc`, the answer is what React hydrates the page
 * from: Next.js itself answers that with data for a navigation, from which a page cannot be hydrated.
 * @returns What is sent instead.
 */
export function deliverQueryPage(answer: Addressed, page: Buffer): Buffer {
  const { html, data, headers } = deliverPage({ html: page.toString() }, { path: answer.path, isQueryPage: true });
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) answer.setHeader(name, value);
  const isData = data !== undefined && new URLSearchParams(answer.query).has("_rsc");
  if (isData) answer.setHeader("content-type", "text/x-component");
  return Buffer.from(isData ? data : html);
}
