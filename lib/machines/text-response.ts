import type { Site } from "../content/site/site";
import { matchesEtag, weakEtag } from "../http/etag";
import { sha256 } from "../util/digest";
import { memo } from "../util/memo";

/** The same as for pages: fresh for five minutes, and stale until an hour while a new one is rendered. */
const cacheControl = "s-maxage=300, stale-while-revalidate=3300";

type CachedText = { text: string; etag: string };

type CrawlerText = {
  /** Its address, the key in the cache. */
  path: string;
  contentType: string;
  /** More headers, by their names in lower case. */
  headers?: Readonly<Record<string, string>>;
  render: () => string;
};

/**
 * Answers with a text that crawlers and feed readers poll: 304 without a body if their copy is current (RFC 9110,
 * section 13.1.2). The text and its ETag are worked out once for each content.
 */
export function respondWithText(
  site: Site,
  request: Request,
  { path, contentType, headers: own, render }: CrawlerText,
): Response {
  const { text, etag } = getText(site, path, render);
  const headers = { ...own, etag, "cache-control": cacheControl };
  if (matchesEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": `${contentType}; charset=utf-8` } });
}

/** By their paths. */
const textsOf = memo((_: Site) => new Map<string, CachedText>());

function getText(site: Site, path: string, render: CrawlerText["render"]): CachedText {
  const texts = textsOf(site);
  const known = texts.get(path);
  if (known) return known;
  const text = render();
  const cached = { text, etag: weakEtag(sha256(text, "base64url")) };
  texts.set(path, cached);
  return cached;
}
