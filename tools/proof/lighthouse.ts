import { existsSync } from "node:fs";
import { readOptions, refuse } from "../../scripts/lib/options";
import { examplePages, missingPage } from "./bench/bench-pages";
import { endAll } from "./bench/cleanup";
import { percentile } from "./bench/measurement";
import { startNext } from "./bench/processes";
import { type CategoryName, categories, type LighthouseRun, runLighthouse } from "./bench/run-lighthouse";
import { writeSection } from "./measurements";

/**
 * `npm run prove -- lighthouse [--only /blog] [--runs 1] [--write]`: runs Lighthouse as a phone on every kind of route of the
 * current build, three times each, and prints the medians. Exits 1 when one is under 100, and names the audits that failed.
 * `--only` takes an address of the list and may be repeated; `--write` writes its section of docs/measurements.md.
 */
type Page = {
  path: string;
  /** Audits that fail by design, by category: those about indexing, on pages that must not be indexed. */
  expected?: Partial<Record<CategoryName, string[]>>;
};

const pages = examplePages.map(({ path, isIndexed }): Page => {
  if (isIndexed) return { path };
  if (path !== missingPage) return { path, expected: { seo: ["is-crawlable"] } };
  // The browser logs the page's own status 404 as an error.
  return { path, expected: { seo: ["is-crawlable", "http-status-code"], "best-practices": ["errors-in-console"] } };
});

const { values } = readOptions({
  only: { type: "string", multiple: true },
  runs: { type: "number", default: 3, least: 1 },
  write: { type: "boolean" },
});
const wanted = pages.filter(({ path }) => values.only.length === 0 || values.only.includes(path));
if (wanted.length === 0) refuse(`--only takes one of ${pages.map(({ path }) => path).join(" ")}`);
if (!existsSync(".next/BUILD_ID")) refuse("There is no build: run npm run build first");

const server = await startNext(process.cwd());
const failures: string[] = [];
const allowed: string[] = [];
console.log(`${"route".padEnd(40)}${categories.join("  ")}`);
for (const page of wanted) {
  const runs: LighthouseRun[] = [];
  for (let run = 0; run < values.runs; run += 1) runs.push(await runLighthouse(server.origin + page.path));
  const cells = categories.map((category) => judge(page, category, runs));
  console.log(page.path.padEnd(40) + cells.map((cell, at) => cell.padEnd(categories[at]?.length ?? 0)).join("  "));
}
const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n") || "- none";
if (values.write)
  writeSection(
    "lighthouse",
    `${wanted.length} routes, ${categories.join(", ")}. Under 100:\n\n${list(failures)}\n\nUnder 100 by design (pages that search engines are not to list, and the status of a missing page):\n\n${list(allowed)}`,
  );
for (const line of allowed) console.log(`as it should be: ${line}`);
for (const line of failures) console.log(`under 100: ${line}`);
console.log(
  failures.length === 0 ? "\nLighthouse: 100 on every route." : `\nLighthouse: ${failures.length} under 100.`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
endAll();

/** The median of a category, as a cell of the table. Adds failed audits to `allowed` or `failures`. */
function judge({ path, expected = {} }: Page, category: CategoryName, runs: readonly LighthouseRun[]): string {
  const scores = runs.map((run) => run.scores[category] ?? 0);
  const median = percentile(scores, 0.5);
  if (median === 100) return "100";
  const lost = new Map(runs.flatMap((run) => (run.lost[category] ?? []).map(({ id, figure }) => [id, figure])));
  const designed = expected[category] ?? [];
  const isDesigned = lost.size > 0 && [...lost.keys()].every((id) => designed.includes(id));
  const words = [...lost].map(([id, figure]) => (figure ? `${id} (${figure})` : id)).join(", ");
  (isDesigned ? allowed : failures).push(`${path} ${category} ${median} [${scores.join(" ")}]: ${words}`);
  return isDesigned ? `${median} *` : String(median);
}
