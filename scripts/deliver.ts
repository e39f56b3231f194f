import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addCompileHint, listFrameworkScripts } from "../lib/delivery/compile-hint.js";
import { deliverPage, holdsScripts } from "../lib/delivery/deliver-page.js";
import "./lib/closed-pipe";

/**
 * Runs after `next build`: passes every prerendered page through lib/delivery, so that it also holds on hosts that bring a
 * page cache of their own, and marks the scripts that pages run for early compilation. Fails when a page has lost the expected shape, which a new version of Next can do.
 */
const pagesDir = ".next/server/app";
const pages = readdirSync(pagesDir, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
const scripts = new Set<string>();
let held = 0;

for (const name of pages) {
  const htmlFile = join(pagesDir, name);
  const metaFile = htmlFile.replace(/\.html$/, ".meta");
  if (!existsSync(metaFile)) continue;
  const meta = JSON.parse(readFileSync(metaFile, "utf8"));
  const page = deliverPage({ html: readFileSync(htmlFile, "utf8"), headers: meta.headers }, { hold: holdsScripts() });
  if (page.html.includes('id="held-scripts"')) held += 1;
  for (const script of listFrameworkScripts(page.html)) scripts.add(script.replace("/_next/", ".next/"));
  writeFileSync(htmlFile, page.html);
  writeFileSync(metaFile, JSON.stringify({ ...meta, headers: page.headers }, null, 2));
}
for (const file of scripts) writeFileSync(file, addCompileHint(readFileSync(file, "utf8")));
console.log(`delivery: ${pages.length} pages, scripts held in ${held}, ${scripts.size} scripts`);
if (holdsScripts() && held !== pages.length) {
  console.error("delivery: some pages have not the shape that lib/delivery expects of this version of Next.");
  process.exitCode = 1;
}
