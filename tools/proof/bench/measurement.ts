/** A line of a table of measurements. */
export type Measurement = {
  what: string;
  /** As text; empty if there is no budget. */
  budget: string;
  /** As text, with unit. */
  measured: string;
  /** `undefined` if there is no budget or no measurement. */
  isMet?: boolean | undefined;
  /** How it was measured, or why the budget is not met. */
  note: string;
  /** In Markdown, after the note. */
  table?: string;
};

/** A table in Markdown. */
export function getFormatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const getLine = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [getLine(head), getLine(head.map(() => "---")), ...rows.map(getLine)].join("\n");
}

const kilobyte = 1024;

export function formatKilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}

export function formatMegabytes(bytes: number): string {
  return `${(bytes / kilobyte / kilobyte).toFixed(0)} MB`;
}

export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`;
}

/** The percentile for a fraction from 0 to 1; 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
