import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testMoney } from "../lib/apps/money-test";
import { addCompileHint, listFrameworkScripts } from "../lib/cache/compile-hint.js";
import { deliverPage } from "../lib/cache/deliver-page.js";
import { scrubRequest } from "../lib/cache/scrub-request.js";
import { addKey } from "../lib/cache/settings.js";
import { getSnapshot } from "../lib/content/snapshot/current-snapshot";
import { today } from "../lib/content/snapshot/entry-dates";
import { openContent } from "../lib/content/snapshot/open-content";
import {
  type BuildReport,
  buildReportFile,
  countLinks,
  hostAndPath,
  pagesWithReport,
  readLinks,
} from "../lib/publish/build-report";
import { pageKey, processKey, readBuildId } from "../lib/publish/page-key";
import { parseEnv } from "../lib/runtime/env";
import "./lib/closed-pipe";
import "./lib/env-files";

/**
 * Runs after `next build`. Passes every prerendered page through lib/cache/deliver-page.js, for hosts that have a page cache of their
 * own; adds the key under which it was rendered to what Next has cached; and marks the scripts of pages for early
 * compilation. Fails when a page does not have the expected shape, which a new version of Next may change.
 */
openContent();
const pagesDir = ".next/server/app";
const names = readdirSync(pagesDir, { recursive: true, encoding: "utf8" });
const scripts = new Set<string>();
let pages = 0;
let deferred = 0;
let scrubbed = 0;
const partners = new Map(getSnapshot().partners.map(({ slug, trackedUrl }) => [hostAndPath(trackedUrl), slug]));
const withLinks: ReturnType<typeof readLinks>[] = [];

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
  const key = isReporting(htmlFile) ? "" : pageKey(ofProcess, getSnapshot().on(renderedOn));
  writeFileSync(metaFile, JSON.stringify({ ...meta, headers: addKey(headers, key) }, null, 2));
}
const { shuffles, isIdentical, surfaces } = testMoney(getSnapshot());
const report: BuildReport = { day: today(), ...countLinks(withLinks), money: { shuffles, isIdentical } };
writeFileSync(buildReportFile, JSON.stringify(report, null, 2));
for (const file of scripts) writeFileSync(file, addCompileHint(readFileSync(file, "utf8")));
console.log(`delivery: ${pages} pages, scripts deferred in ${deferred}, ${scripts.size} scripts`);
if (scrubbed !== pages || (settings.defersScripts && deferred !== pages)) {
  console.error(
    "delivery: some pages do not have the shape that lib/cache/deliver-page.js expects of this version of Next.",
  );
  process.exitCode = 1;
}

console.log(`money: ${shuffles} shuffles, ${isIdentical ? "identical" : "differs"}`);
if (!isIdentical) {
  for (const { title, without, shuffled } of surfaces)
    for (const difference of [...without, ...shuffled]) console.error(`money: ${title}: ${difference}`);
  console.error("money: partners, offers or commissions change what readers are told. Do not publish this build.");
  process.exitCode = 1;
}

/** The path of a page, from its file. */
function pathOf(file: string): string {
  const path = file.slice(pagesDir.length).replace(/\.html$/, "");
  return path === "/index" ? "/" : path;
}

/** Whether a page shows what this script finds. */
function isReporting(file: string): boolean {
  return pagesWithReport.includes(pathOf(file));
}

/** Processes a page in place. @returns Its new headers. */
function deliverFile(file: string, headers: Record<string, string>) {
  const html = readFileSync(file, "utf8");
  // A build has no request to remove. This tells whether one could be removed when the page is rendered again later.
  if (scrubRequest({ html }, "/")) scrubbed += 1;
  const rscData = readFileSync(file.replace(/\.html$/, ".rsc"));
  const path = file.slice(pagesDir.length).replace(/\.html$/, "");
  // Next.js's own pages are not pages of the site.
  if (!pathOf(file).startsWith("/_")) withLinks.push(readLinks(pathOf(file), html, partners));
  const page = deliverPage({ html, rscData, headers }, { ...settings, path });
  pages += 1;
  if (page.html.includes('id="deferred-scripts"')) deferred += 1;
  for (const script of listFrameworkScripts(page.html)) scripts.add(script.replace("/_next/", ".next/"));
  writeFileSync(file, page.html);
  return page.headers;
}
