import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions } from "../../scripts/lib/options";
import { openBrowser } from "./bench/browser";
import { buildSite, compareBuilds } from "./bench/built-site";
import { endAll, onEnd } from "./bench/cleanup";
import { formatMegabytes, type Measurement, renderTable } from "./bench/measurement";
import { startNext } from "./bench/processes";
import { measurePublishing, secret } from "./bench/publishing";
import { measureReading } from "./bench/reading";
import { measureSearch } from "./bench/search";

/**
 * `npm run ops -- bench [--articles 200]`: measures the site's budgets on production builds of its own in a temporary folder,
 * and prints them as the table of docs/measurements.md. Takes about eight minutes, and needs an otherwise idle machine.
 */
const { values } = readOptions({ articles: { type: "number", default: 10_000, least: 1 } });
const few = 40;
const many = values.articles;

const measurements: Measurement[] = [];

/** A measurement that fails is reported, and the others still run. */
async function measure(name: string, work: () => Measurement[] | Promise<Measurement[]>): Promise<void> {
  console.log(`▶ ${name}`);
  try {
    measurements.push(...(await work()));
  } catch (error) {
    console.error(error);
    measurements.push({ what: name, budget: "", measured: "failed", isMet: false });
  }
}

const workspace = mkdtempSync(join(tmpdir(), "bench-"));
onEnd(() => rmSync(workspace, { recursive: true, force: true }));
console.log(`▶ builds, in ${workspace}`);
const small = await buildSite(join(workspace, "small"), few);
const large = await buildSite(join(workspace, "large"), many);
await measure("build time", () => compareBuilds(small, large));

const env = { REVALIDATE_SECRET: secret };
const site = await startNext(small.folder, env);
const browser = await openBrowser();
await measure("reading", () => measureReading(browser, site.origin));
await browser.close();
await measure("publishing", () => measurePublishing(site.origin, small.content, few, 1000));
await measure("memory", async () => [describeMemory(few, await site.memory(), 200)]);
await site.stop();

const library = await startNext(large.folder, env);
await measure("search", () => measureSearch(library.origin, large.content, many));
await measure("publishing in a large library", () => measurePublishing(library.origin, large.content, many, 2000));
await measure("memory of a large library", async () => [describeMemory(many, await library.memory(), 800)]);
await library.stop();

console.log(`\n${renderTable(measurements)}`);
process.exitCode = measurements.some(({ isMet }) => isMet === false) ? 1 : 0;
endAll();

/** @param bytes Of a process that has published, after a garbage collection. @param most Megabytes. */
function describeMemory(articles: number, bytes: number, most: number): Measurement {
  return {
    what: `memory of a web process with ${articles.toLocaleString("en")} articles`,
    budget: `≤ ${most} MB`,
    measured: formatMegabytes(bytes),
    isMet: bytes <= most * 1024 * 1024,
  };
}
