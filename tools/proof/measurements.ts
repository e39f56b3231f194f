import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import type { Measurement } from "./bench/measurement";

/**
 * Replaces a section of docs/measurements.md: what is between two comments that name it. It begins with the day and the
 * machine.
 * @throws Error if the page has no such section.
 */
export function writeSection(name: string, text: string, file = "docs/measurements.md"): void {
  const page = readFileSync(file, "utf8");
  const first = `<!-- ${name} -->\n`;
  const last = `<!-- end of ${name} -->`;
  const from = page.indexOf(first);
  const to = page.indexOf(last);
  if (from === -1 || to < from) throw new Error(`${file} has no section "${first.trim()}" … "${last}".`);
  const written = `${page.slice(0, from + first.length)}${describeMachine()}\n\n${text.trim()}\n${page.slice(to)}`;
  writeFileSync(file, written);
}

/** Measurements as a table in Markdown, with what each must show. */
export function renderRows(rows: readonly Omit<Measurement, "note">[]): string {
  const lines = rows.map((row) => `| ${row.what} | ${row.budget || "–"} | ${row.measured} | ${wordOf(row)} |`);
  return `| what | must be | measured | met |\n| --- | --- | --- | --- |\n${lines.join("\n")}`;
}

/** How each was measured, for the terminal. */
export function renderNotes(rows: readonly Measurement[]): string {
  return rows.map(({ what, note, table }) => `${what}: ${note}${table ? `\n\n${table}\n` : ""}`).join("\n");
}

/** Whether a budget is met, in a word. */
function wordOf({ budget, isMet }: Omit<Measurement, "note">): string {
  return isMet === undefined ? (budget ? "not run" : "–") : isMet ? "yes" : "**no**";
}

function describeMachine(): string {
  const [processor] = cpus();
  const next: { version: string } = JSON.parse(readFileSync("node_modules/next/package.json", "utf8"));
  return `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, ${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}, Next ${next.version}, load ${loadavg()[2]?.toFixed(1)}.`;
}
