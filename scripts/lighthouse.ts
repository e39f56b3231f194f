import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { examplePages, missingPage } from "./bench/bench-pages";
import { endAll } from "./bench/cleanup";
import { type ReportRow, writeLighthouseReport } from "./bench/lighthouse-report";
import { percentile } from "./bench/measurement";
import { startNext } from "./bench/processes";
import { type CategoryName, categories, type LighthouseRun, runLighthouse } from "./bench/run-lighthouse";
import "./lib/closed-pipe";

/**
 * `npm run lighthouse [-- --only /blog] [--runs 1] [--write]`: looks at every kind of route of the present build as a
 * phone, three times each, and prints the medians; exits 1 when one is under 100, and says which audits lost the points.
 * `--only` may stand several times and takes the address as it stands in the list; `--write` writes docs/lighthouse.md.
 *
 * The canonical address may name another host (SITE_URL at build); Lighthouse takes that.
 */
type Page = {
  path: string;
  /** What cannot pass by design, by category: pages that search engines shall not list. */
  expected?: Partial<Record<CategoryName, string[]>>;
};

const pages = examplePages.map(({ path, isIndexed }): Page => {
  if (isIndexed) return { path };
  if (path !== missingPage) return { path, expected: { seo: ["is-crawlable"] } };
  // The browser writes the status of the page itself to its console.
  return { path, expected: { seo: ["is-crawlable", "http-status-code"], "best-practices": ["errors-in-console"] } };
});

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    runs: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
  },
});
const wanted = pages.filter(({ path }) => !values.only || values.only.includes(path));
if (wanted.length === 0) throw new Error(`--only takes one of ${pages.map(({ path }) => path).join(" ")}`);
if (!existsSync(".next/BUILD_ID")) throw new Error("There is no build to look at: npm run build");

const server = await startNext(process.cwd());
const faults: string[] = [];
const allowed: string[] = [];
const rows: ReportRow[] = [];
console.log(`${"route".padEnd(40)}${categories.join("  ")}`);
for (const page of wanted) {
  const runs: LighthouseRun[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await runLighthouse(server.origin + page.path));
  const cells = categories.map((category) => judge(page, category, runs));
  rows.push({ path: page.path, cells, runs: runs.map(({ scores }) => scores.performance ?? 0) });
  console.log(page.path.padEnd(40) + cells.map((cell, at) => cell.padEnd(categories[at]?.length ?? 0)).join("  "));
}
if (values.write) writeLighthouseReport("docs/lighthouse.md", rows, { allowed, faults });
for (const line of allowed) console.log(`as it should be: ${line}`);
for (const line of faults) console.log(`under 100: ${line}`);
console.log(faults.length === 0 ? "\nLighthouse: 100 on every route." : `\nLighthouse: ${faults.length} under 100.`);
process.exitCode = faults.length === 0 ? 0 : 1;
endAll();

/** The median of a category as the table shows it; notes what lost points. */
function judge({ path, expected = {} }: Page, category: CategoryName, runs: readonly LighthouseRun[]): string {
  const scores = runs.map((run) => run.scores[category] ?? 0);
  const median = percentile(scores, 0.5);
  if (median === 100) return "100";
  const lost = new Map(runs.flatMap((run) => (run.lost[category] ?? []).map(({ id, figure }) => [id, figure])));
  const designed = expected[category] ?? [];
  const isDesigned = lost.size > 0 && [...lost.keys()].every((id) => designed.includes(id));
  const words = [...lost].map(([id, figure]) => (figure ? `${id} (${figure})` : id)).join(", ");
  (isDesigned ? allowed : faults).push(`${path} ${category} ${median} [${scores.join(" ")}]: ${words}`);
  return isDesigned ? `${median} *` : String(median);
}
