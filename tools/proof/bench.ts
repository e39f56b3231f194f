import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions, wholeNumber } from "../../scripts/lib/options";
import { buildSite, compareBuilds } from "./bench/built-site";
import { formatMegabytes, type Measurement, renderTable } from "./bench/measurement";
import { measurePublishing, secret } from "./bench/publishing";
import { measureReading } from "./bench/reading";
import { measureSearch } from "./bench/search";
import { startServer } from "./server";

/**
 * `npm run ops -- bench [--articles 200]`: measures the site's budgets on production builds of its own in a temporary folder,
 * and prints them as the table of docs/measurements.md. Takes about eight minutes, and needs an otherwise idle machine.
 */
const { values } = readOptions({ articles: { type: "string", default: "10000" } });
const few = 40;
const many = wholeNumber("articles", values.articles, 1);
const rows: Measurement[] = [];

const workspace = mkdtempSync(join(tmpdir(), "bench-"));
process.once("exit", () => rmSync(workspace, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

console.log(`▶ builds, in ${workspace}`);
const small = buildSite(join(workspace, "small"), few);
const large = buildSite(join(workspace, "large"), many);
rows.push(compareBuilds(small, large));

console.log(`▶ ${few} articles`);
const site = await startServer(small.folder, { REVALIDATE_SECRET: secret });
rows.push(...(await measureReading(site.origin)));
rows.push(...(await measurePublishing(site.origin, small.content, few, 1000)));
rows.push(describeMemory(few, await site.memory(), 200));
await site.stop();

console.log(`▶ ${many} articles`);
const library = await startServer(large.folder, { REVALIDATE_SECRET: secret });
rows.push(...(await measureSearch(library.origin, large.content, many)));
rows.push(...(await measurePublishing(library.origin, large.content, many, 2000)));
rows.push(describeMemory(many, await library.memory(), 800));
await library.stop();

console.log(`\n${renderTable(rows)}`);
process.exit(rows.some(({ isMet }) => isMet === false) ? 1 : 0);

/** @param bytes Of a process that has published, after a garbage collection. @param most Megabytes. */
function describeMemory(articles: number, bytes: number, most: number): Measurement {
  return {
    what: `memory of a web process with ${articles.toLocaleString("en")} articles`,
    budget: `≤ ${most} MB`,
    measured: formatMegabytes(bytes),
    isMet: bytes <= most * 1024 * 1024,
  };
}
