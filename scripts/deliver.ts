import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownScripts } from "../app/own-scripts";
import { addKey, deliverPage, isDelivered } from "../lib/cache/deliver-page.js";
import { isInlineScript, readElements } from "../lib/cache/read-elements.js";
import { scrubRequest } from "../lib/cache/scrub-request.js";
import { currentSite } from "../lib/content/site/current-site";
import { today } from "../lib/content/site/entry-dates";
import { openContent } from "../lib/content/site/open-content";
import { pageKey, processKey, readBuildId } from "../lib/publish/page-key";
import { parseEnv } from "../lib/runtime/env";
import "./lib/closed-pipe";
import "./lib/env-files";
import { listForMiddleware } from "./lib/list-for-middleware";

/**
 * Runs after `next build`. Passes every prerendered page through lib/cache/deliver-page.js, for hosts that have a page cache of their
 * own, and adds the key under which it was rendered to what Next has cached. Fails when a page does not have the expected shape, which a new version of Next may change.
 */
listForMiddleware(".");
openContent();
const pagesDir = ".next/server/app";
const names = readdirSync(pagesDir, { recursive: true, encoding: "utf8" });
let pages = 0;
let deferred = 0;
let scrubbed = 0;
/** Paths of pages with a script that the policy of the site does not let run. */
const foreign: string[] = [];

// The settings of this build, .env files included (next.config.ts).
const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
const settings = parseEnv(JSON.parse(config.env.BUILT_WITH));
const ofProcess = processKey(readBuildId(), settings);

for (const name of names.filter((one) => one.endsWith(".meta"))) {
  const metaFile = join(pagesDir, name);
  const renderedOn = statSync(metaFile).mtime.toISOString().slice(0, 10);
  const meta = JSON.parse(readFileSync(metaFile, "utf8"));
  const htmlFile = metaFile.replace(/\.meta$/, ".html");
  const headers = existsSync(htmlFile) ? deliverFile(htmlFile, meta.headers) : meta.headers;
  const site = currentSite();
  // A demonstration stays on the newest day in its content. Else, the page may have been rendered before midnight.
  const key = pageKey(ofProcess, site, site.day === today() ? renderedOn : site.day);
  writeFileSync(metaFile, JSON.stringify({ ...meta, headers: addKey(headers, key) }, null, 2));
}
console.log(`delivery: ${pages} pages, scripts deferred in ${deferred}`);
if (scrubbed !== pages || deferred !== pages) {
  console.error(
    "delivery: some pages do not have the shape that lib/cache/deliver-page.js expects of this version of Next.",
  );
  process.exitCode = 1;
}

if (foreign.length > 0) {
  console.error(`delivery: an inline script that is not in app/own-scripts.ts: ${foreign.join(", ")}`);
  process.exitCode = 1;
}

/** Processes a page in place. @returns Its new headers. */
function deliverFile(file: string, headers: Record<string, string>) {
  const html = readFileSync(file, "utf8");
  const rscData = readFileSync(file.replace(/\.html$/, ".rsc"));
  // A build has no request to remove. This tells whether one could be removed when the page is rendered again later.
  if (scrubRequest({ rscData }, "/")) scrubbed += 1;
  const path = file.slice(pagesDir.length).replace(/\.html$/, "");
  const page = deliverPage({ html, rscData, headers }, { path });
  pages += 1;
  if (isDelivered(page)) deferred += 1;
  const inline = readElements(page.html).filter(isInlineScript);
  if (inline.some(({ content }) => !ownScripts.includes(content))) foreign.push(path);
  writeFileSync(file, page.html);
  return page.headers;
}
