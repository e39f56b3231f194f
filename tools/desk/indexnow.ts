import { today } from "../../lib/content/site/entry-dates";
import { openContent } from "../../lib/content/site/open-content";
import { siteEntries } from "../../lib/machines/sitemap/site-entries";
import { getEnv } from "../../lib/runtime/env";
import { readOptions } from "../../scripts/lib/options";
import { announce } from "./indexnow/announce";
import { buildIndexNowRequest } from "./indexnow/build-request";
import "../../scripts/lib/env-files";

/**
 * `npm run ops -- indexnow [--since 2025-07-01]`: tells search engines which pages have changed since that day (by
 * default today). Does nothing without INDEXNOW_KEY.
 */
const { values } = readOptions({ since: { type: "string", default: today() } });
openContent();
const { siteUrl, indexNowKey } = getEnv();

if (!indexNowKey) {
  console.log("indexnow: off, because INDEXNOW_KEY is not set");
} else {
  const request = buildIndexNowRequest(siteEntries(), { siteUrl, key: indexNowKey, since: values.since });
  if (request) await announce(request);
  console.log(`indexnow: ${request?.urlList.length ?? 0} pages announced that changed since ${values.since}`);
}
