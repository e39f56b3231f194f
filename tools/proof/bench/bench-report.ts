import { readFileSync } from "node:fs";
import { cpus, loadavg, release, type as system, totalmem } from "node:os";
import { keptSection } from "../kept-section";
import { formatMegabytes, type Measurement } from "./measurement";

const word = ({ budget, isMet }: Measurement) =>
  isMet === undefined ? (budget ? "not run" : "–") : isMet ? "yes" : "no";

/** The table for the terminal. Without the notes, which would make it too wide. */
export function formatTable(measurements: readonly Measurement[]): string {
  const rows = [
    ["what", "budget", "measured", "met"],
    ...measurements.map((one) => [one.what, one.budget, one.measured, word(one)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** docs/benchmarks.md. @param before Its text until now, of which what was measured apart is kept. */
export function renderReport(measurements: readonly Measurement[], before: string): string {
  const lines = measurements.map((one) => `| ${one.what} | ${one.budget || "–"} | ${one.measured} | ${word(one)} |`);
  const notes = measurements.map(
    ({ what, note, table = "" }) => `- **${what}:** ${note}${table && `\n\n${table.replace(/^/gm, "  ")}\n`}`,
  );
  return `# Benchmarks

Written by \`npm run bench -- --write\`, which builds copies of the site with few and with many articles, measures every budget on the production build, and stops what it starts. The bare page is the smallest app of the same Next.js, built and measured in the same run. Lighthouse has a command of its own: \`npm run lighthouse\`. Only "Measured apart" is written by hand, and stays.

${describeMachine()}

| what | budget | measured | met |
| --- | --- | --- | --- |
${lines.join("\n")}

${keptSection(before, "Measured apart")}## How it was measured

${notes.join("\n")}
`;
}

/** One line with date, hardware and versions. */
export function describeMachine(): string {
  const [processor] = cpus();
  const versions = ["next", "react", "playwright", "lighthouse"].map((name) => `${name} ${getVersion(name)}`);
  return `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, ${cpus().length} × ${processor?.model.trim()}, ${formatMegabytes(totalmem())} of memory, ${system()} ${release()}, Node ${process.versions.node}, ${versions.join(", ")}. Processes waiting for a processor in the last 15 minutes: ${loadavg()[2]?.toFixed(1)} (more than the benchmark's own 2 or so means that the times are too long).`;
}

function getVersion(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
}
