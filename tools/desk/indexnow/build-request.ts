import type { SitemapEntry } from "../../../lib/machines/sitemap/sitemap-xml";
import { routes } from "../../../lib/util/routes";

/** Common endpoint of IndexNow: submissions reach all participating search engines. */
export const indexNowEndpoint = "https://api.indexnow.org/indexnow";

/** Most URLs in one request. */
const mostUrls = 10_000;

export type IndexNowRequest = { host: string; key: string; keyLocation: string; urlList: string[] };

/** The request for the first 10,000 pages that changed on the day `since` or later; `undefined` if there are none. */
export function buildIndexNowRequest(
  entries: readonly SitemapEntry[],
  { siteUrl, key, since }: { siteUrl: string; key: string; since: string },
): IndexNowRequest | undefined {
  const urlList = entries
    .filter(({ lastmod }) => lastmod !== undefined && lastmod >= since)
    .slice(0, mostUrls)
    .map(({ path }) => siteUrl + path);
  if (urlList.length === 0) return undefined;
  return { host: new URL(siteUrl).host, key, keyLocation: siteUrl + routes.indexNowKey(), urlList };
}
