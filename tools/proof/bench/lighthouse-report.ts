import { writeFileSync } from "node:fs";
import { describeMachine } from "./bench-report";
import { categories } from "./run-lighthouse";

/** Median scores of a route by category, and the performance score of each run. */
export type ReportRow = { path: string; cells: readonly string[]; runs: readonly number[] };

/** The content of docs/lighthouse.md. */
export function writeLighthouseReport(
  file: string,
  rows: readonly ReportRow[],
  { allowed, failures }: { allowed: readonly string[]; failures: readonly string[] },
): void {
  const lines = rows.map(({ path, cells, runs }) => `| ${[path, ...cells, runs.join(" ")].join(" | ")} |`);
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n") || "- none";
  writeFileSync(
    file,
    `# Lighthouse

Written by \`npm run lighthouse -- --write\`: medians for every kind of route of the production build, on a simulated phone.

${describeMachine()}

| ${["route", ...categories, "performance of each run"].join(" | ")} |
| --- |${" --- |".repeat(categories.length + 1)}
${lines.join("\n")}

Under 100:

${list(failures)}

Under 100 by design (marked *): pages that search engines shall not list, and the status of a page that is not there.

${list(allowed)}
`,
  );
}
