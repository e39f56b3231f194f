/** One line of the benchmark's table. */
export type Measurement = {
  what: string;
  /** In words, as docs/benchmarks.md shows it; empty where there is nothing to keep to. */
  budget: string;
  /** With its unit. */
  measured: string;
  /** `undefined` where there is no budget, or where nothing was measured. */
  isMet?: boolean | undefined;
  /** How it was measured, or why it is not met. */
  note: string;
};

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

/** The value below which the given share of all values lies; `0.5` is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
