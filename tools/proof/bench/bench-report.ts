import { wordOf } from "../measurements";
import type { Measurement } from "./measurement";

/** The table for the terminal. Without the notes, which would make it too wide. */
export function formatTable(measurements: readonly Measurement[]): string {
  const rows = [
    ["what", "budget", "measured", "met"],
    ...measurements.map((one) => [one.what, one.budget, one.measured, wordOf(one)]),
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

/** How each was measured, for the terminal. */
export function formatNotes(measurements: readonly Measurement[]): string {
  return measurements.map(({ what, note, table }) => `${what}: ${note}${table ? `\n\n${table}\n` : ""}`).join("\n");
}
