import { readFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";

/** A line of a table of measurements. */
export type Measurement = {
  what: string;
  /** As text; empty if there is no budget. */
  budget: string;
  /** As text, with unit. */
  measured: string;
  /** `undefined` if there is no budget. */
  isMet?: boolean;
};

/** Measurements with the day and the machine, as they stand in docs/measurements.md. */
export function renderTable(rows: readonly Measurement[]): string {
  const word = ({ isMet }: Measurement) => (isMet === undefined ? "–" : isMet ? "yes" : "**no**");
  const lines = rows.map((row) => `| ${row.what} | ${row.budget || "–"} | ${row.measured} | ${word(row)} |`);
  const head = "| what | must be | measured | met |\n| --- | --- | --- | --- |";
  return `${describeMachine()}\n\n${head}\n${lines.join("\n")}`;
}

function describeMachine(): string {
  const [processor] = cpus();
  const next: { version: string } = JSON.parse(readFileSync("node_modules/next/package.json", "utf8"));
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}, Next ${next.version}, load ${loadavg()[2]?.toFixed(1)}.`;
}

export const formatMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

export const formatMilliseconds = (milliseconds: number) =>
  milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`;

/** The percentile for a fraction from 0 to 1; 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
