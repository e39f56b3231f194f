import { routes } from "../routes";
import type { SitemapEntry } from "../sitemap/sitemap-types";

/** Where search engines that take part are told; one tells the others. */
export const indexNowEndpoint = "https://api.indexnow.org/indexnow";

/** Addresses that one request may name. */
const mostUrls = 10_000;

export type IndexNowRequest = { host: string; key: string; keyLocation: string; urlList: string[] };

/** The pages that changed on `since` or later, as one request that names at most 10,000; `undefined` where there are none. */
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
