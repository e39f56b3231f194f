import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addCompileHint, listFrameworkScripts } from "../lib/delivery/compile-hint.js";
import { deliverPage } from "../lib/delivery/deliver-page.js";
import { scrubRequest } from "../lib/delivery/scrub-request.js";
import { addMark } from "../lib/delivery/settings.js";
import { parseEnv } from "../lib/runtime/env";
import { markOfPageSettings } from "../lib/runtime/page-settings";
import "./lib/closed-pipe";

/**
 * Runs after `next build`: passes every prerendered page through lib/delivery, so that it also holds on hosts that bring a
 * page cache of their own, notes in what is kept under which settings it was made, and marks the scripts that pages run for
 * early compilation. Fails when a page has lost the expected shape, which a new version of Next can do.
 */
const pagesDir = ".next/server/app";
const names = readdirSync(pagesDir, { recursive: true, encoding: "utf8" });
const scripts = new Set<string>();
let pages = 0;
let deferred = 0;
let scrubbed = 0;

// The settings of this build, .env files included (next.config.ts).
const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
const settings = parseEnv(JSON.parse(config.env.BUILT_WITH));
const mark = markOfPageSettings(settings);

for (const name of names.filter((one) => one.endsWith(".meta"))) {
  const metaFile = join(pagesDir, name);
  const meta = JSON.parse(readFileSync(metaFile, "utf8"));
  const htmlFile = metaFile.replace(/\.meta$/, ".html");
  const headers = existsSync(htmlFile) ? deliverFile(htmlFile, meta.headers) : meta.headers;
  writeFileSync(metaFile, JSON.stringify({ ...meta, headers: addMark(headers, mark) }, null, 2));
}
for (const file of scripts) writeFileSync(file, addCompileHint(readFileSync(file, "utf8")));
console.log(`delivery: ${pages} pages, scripts deferred in ${deferred}, ${scripts.size} scripts`);
if (scrubbed !== pages || (settings.holdsScripts && deferred !== pages)) {
  console.error("delivery: some pages do not have the shape that lib/delivery expects of this version of Next.");
  process.exitCode = 1;
}

/** The headers that the page then has. */
function deliverFile(file: string, headers: Record<string, string>) {
  const html = readFileSync(file, "utf8");
  // A build has no reader to leave out; this tells whether one could be left out of the same page made later.
  if (scrubRequest({ html }, "/")) scrubbed += 1;
  const page = deliverPage({ html, headers }, { hold: settings.holdsScripts });
  pages += 1;
  if (page.html.includes('id="deferred-scripts"')) deferred += 1;
  for (const script of listFrameworkScripts(page.html)) scripts.add(script.replace("/_next/", ".next/"));
  writeFileSync(file, page.html);
  return page.headers;
}
