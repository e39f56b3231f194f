import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/lib/find-browser";
import { findFreePort } from "../../scripts/lib/free-port";
import { readOptions, refuse } from "../../scripts/lib/options";
import { percentile } from "./bench/measurement";
import { examplePages, missingPage } from "./bench/page-examples";
import { startServer } from "./server";

/**
 * `npm run ops -- lighthouse [--only /blog]`: runs Lighthouse as a phone on every kind of route of the current build,
 * three times each, and prints the medians. Exits 1 when one is under 100, and names the audits that failed. `--only` takes an
 * address of the list and may be repeated. Lighthouse is fetched from npm at the first run: it is a tenth of all packages, and
 * nothing else needs it.
 */
const categories = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"];

/** Audits that fail by design: those about indexing, on pages that must not be indexed. A missing page logs its status. */
const byDesign = ["is-crawlable", "http-status-code", "errors-in-console"];

const { values } = readOptions({ only: { type: "string", multiple: true, default: [] } });
const wanted = examplePages.filter(({ path }) => values.only.length === 0 || values.only.includes(path));
if (wanted.length === 0) refuse(`--only takes one of ${examplePages.map(({ path }) => path).join(" ")}`);
if (!existsSync(".next/BUILD_ID")) refuse("There is no build: run npm run build first");

const server = await startServer(process.cwd());
const port = await findFreePort();
const flags = [...browserFlags, `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ executablePath: findBrowser(), args: flags });

let failures = 0;
for (const { path, isIndexed } of wanted) {
  const runs: Run[] = [];
  for (let run = 0; run < 3; run += 1) runs.push(await runOnce(server.origin + path));
  for (const category of categories) {
    const scores = runs.map(({ scores }) => scores.get(category) ?? 0);
    if (percentile(scores, 0.5) === 100) continue;
    const lost = [...new Set(runs.flatMap((run) => run.lost.get(category) ?? []))];
    const isExpected = (!isIndexed || path === missingPage) && lost.every((id) => byDesign.includes(id));
    if (!isExpected) failures += 1;
    console.log(`${path} ${category} [${scores.join(" ")}]: ${lost.join(", ")}${isExpected ? " (by design)" : ""}`);
  }
}
console.log(`\nLighthouse: ${wanted.length} routes, ${failures} under 100.`);
await browser.close();
await server.stop();
process.exitCode = failures === 0 ? 0 : 1;

/** What is read of Lighthouse's report. Scores are from 0 to 1; `null` where there is none. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
};

/** The scores from 0 to 100, and the audits without a full score, by category. */
type Run = { scores: Map<string, number>; lost: Map<string, string[]> };

/** @throws Error if the page could not be audited. */
async function runOnce(url: string): Promise<Run> {
  const options = [`--port=${port}`, `--only-categories=${categories}`, "--ignore-status-code", "--quiet"];
  const command = ["--yes", "lighthouse@13.5.0", url, ...options, "--output=json"];
  const { stdout } = await promisify(execFile)("npx", command, { maxBuffer: 2 ** 26 });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const run: Run = { scores: new Map(), lost: new Map() };
  for (const [name, { score, auditRefs }] of Object.entries(report.categories)) {
    run.scores.set(name, Math.round((score ?? 0) * 100));
    const isLost = (value: number | null | undefined) => typeof value === "number" && value < 1;
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && isLost(report.audits[id]?.score));
    run.lost.set(
      name,
      lost.map(({ id }) => id),
    );
  }
  return run;
}
