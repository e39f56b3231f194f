import { join } from "node:path";
import { readOptions } from "../../scripts/lib/options";
import { measureArticle } from "./bench/article-weight";
import { writeBareApp } from "./bench/bare-app";
import { openBrowser } from "./bench/browser";
import { buildSite, compareBuilds } from "./bench/build-time";
import { endAll } from "./bench/cleanup";
import { measureDocuments } from "./bench/documents";
import { measureFirstPress } from "./bench/first-press";
import { measureLayoutShift } from "./bench/layout-shift";
import { formatMegabytes, type Measurement } from "./bench/measurement";
import { buildNext, startNext } from "./bench/processes";
import { measurePublishing, secret } from "./bench/publishing";
import { measureReading } from "./bench/reading-session";
import { measureScripts } from "./bench/script-weight";
import { measureSearch } from "./bench/search";
import { measureStyles } from "./bench/styles";
import { measureUnknownAddresses } from "./bench/unknown-addresses";
import { createWorkspace } from "./bench/workspace";
import { renderNotes, renderRows, writeSection } from "./measurements";

/**
 * `npm run prove -- bench [--write]`: measures the site's budgets on production builds of its own in a temporary folder, and
 * prints a table and how each figure was measured; `--write` also writes its section of docs/measurements.md. Takes about ten
 * minutes, and needs an otherwise idle machine. Smaller numbers make a faster, less exact run: --articles 200
 * --addresses 1000 --queries 50.
 */
const { values } = readOptions({
  write: { type: "boolean" },
  articles: { type: "number", default: 10_000, least: 1 },
  addresses: { type: "number", default: 100_000, least: 1 },
  queries: { type: "number", default: 2000, least: 1 },
});
const few = 40;
const many = values.articles;

const measurements: Measurement[] = [];

/** A measurement that fails is reported, and the others still run. */
async function measure(name: string, work: () => Measurement[] | Promise<Measurement[]>): Promise<void> {
  console.log(`▶ ${name}`);
  try {
    const found = await work();
    measurements.push(...found);
    console.log(renderRows(found));
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    console.error(note);
    measurements.push({
      what: name,
      budget: "",
      measured: "failed",
      isMet: false,
      note: note.split("\n")[0] ?? "",
    });
  }
}

const workspace = createWorkspace();
console.log(`▶ builds, in ${workspace}`);
const small = await buildSite(join(workspace, "small"), few);
const large = await buildSite(join(workspace, "large"), many);
await measure("build time", () => compareBuilds(small, large));

const env = { REVALIDATE_SECRET: secret };
const site = await startNext(small.folder, env);
await measurePages();
await measure("publishing", () => measurePublishing(site.origin, small.content, few));
await site.stop();

const library = await startNext(large.folder, env);
await measure("search", () => measureSearch(library.origin, large.content, many, values.queries));
await measure("publishing in a large library", () => measurePublishing(library.origin, large.content, many));
await measure("memory of a large library", measureMemory);
await library.stop();

console.log(`\n${renderNotes(measurements)}\n${renderRows(measurements)}`);
if (values.write) writeSection("bench", renderRows(measurements));
process.exitCode = measurements.some(({ isMet }) => isMet === false) ? 1 : 0;
endAll();

/** Memory of the process that has searched the large library and published in it. */
async function measureMemory(): Promise<Measurement[]> {
  const bytes = await library.memory();
  return [
    {
      what: `memory of a web process with ${many.toLocaleString("en")} articles`,
      budget: "≤ 1500 MB",
      measured: formatMegabytes(bytes),
      isMet: bytes <= 1500 * 1024 * 1024,
      note: "After the searches and publications above, and after a garbage collection.",
    },
  ];
}

/** Measures pages of the small site. */
async function measurePages(): Promise<void> {
  const bareFolder = join(workspace, "bare");
  writeBareApp(bareFolder);
  await buildNext(bareFolder);
  const bare = await startNext(bareFolder);
  const browser = await openBrowser();
  await measure("script", () => measureScripts(browser, site.origin, bare.origin));
  await bare.stop();
  await measure("article", () => measureArticle(browser, site.origin));
  await measure("styles", () => measureStyles(site.origin));
  await measure("layout shift", () => measureLayoutShift(browser, site.origin));
  await measure("documents", () => measureDocuments(site.origin));
  await measure("reading", () => measureReading(browser, site.origin));
  await measure("first press", () => measureFirstPress(browser, site.origin, 5));
  await browser.close();
  await measure("unknown addresses", () => measureUnknownAddresses(site, small.folder, values.addresses));
}
