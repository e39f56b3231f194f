import { createHash } from "node:crypto";
import { getSnapshot } from "../content/snapshot/current-snapshot";

/** As long as pages are kept: five minutes, and an hour in all while a new one is made. */
const cacheControl = "s-maxage=300, stale-while-revalidate=3300";

type KeptText = { text: string; etag: string };

export type CrawlerText = {
  /** Its address, which tells the texts apart. */
  path: string;
  contentType: string;
  /** Makes the text; `undefined` where there is none. */
  render: () => string | undefined;
};

/**
 * Answers with a text that crawlers and feed readers ask for again and again: 304 without a body when the one that they have
 * is still the same (RFC 9110, section 13.1.2). Next.js gives the answers of prerendered route handlers no ETag, so the
 * handlers run for each request, and the text is what is kept. `undefined` where there is no such text.
 */
export function answerText(request: Request, text: CrawlerText & { render: () => string }): Response;
export function answerText(request: Request, text: CrawlerText): Response | undefined;
export function answerText(request: Request, { path, contentType, render }: CrawlerText): Response | undefined {
  const kept = keep(path, render);
  if (!kept) return undefined;
  const headers = { etag: kept.etag, "cache-control": cacheControl };
  if (matches(request.headers.get("if-none-match"), kept.etag)) return new Response(null, { status: 304, headers });
  return new Response(kept.text, { headers: { ...headers, "content-type": `${contentType}; charset=utf-8` } });
}

function keep(path: string, render: CrawlerText["render"]): KeptText | undefined {
  const texts = getSnapshot().once("texts for crawlers", () => new Map<string, KeptText>());
  const known = texts.get(path);
  if (known) return known;
  const text = render();
  if (text === undefined) return undefined;
  // Weak: the server compresses the text, which makes other bytes of it.
  const digest = createHash("sha256").update(text).digest("base64url");
  const kept = { text, etag: `W/"${digest.slice(0, 22)}"` };
  texts.set(path, kept);
  return kept;
}

/** Whether one of the marks in If-None-Match is this one, compared weakly (RFC 9110, section 8.8.3.2). */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  const opaque = (mark: string) => mark.trim().replace(/^W\//, "");
  return (ifNoneMatch ?? "").split(",").some((mark) => ["*", opaque(etag)].includes(opaque(mark)));
}
