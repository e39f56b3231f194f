import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { ChaosResult } from "./chaos";
import type { KneePoint } from "./knee";
import type { Rates } from "./rates";
import type { RollingResult } from "./rolling";

/** What has been measured, each on its day. */
export type SoakResults = {
  processors?: number;
  node?: string;
  rates?: Rates & { day: string };
  /** All runs of the same, the latest last. */
  ratesRuns?: RatesRun[];
  chaos?: ChaosResult & { day: string };
  /** All runs of the same, the latest last. */
  chaosRuns?: ChaosRun[];
  rolling?: RollingResult & { day: string };
  knee?: { day: string; points: KneePoint[] };
};

/** A rate as a share of that of a file, and its p99 in milliseconds. */
type Share = { share: number; p99: number };

type RatesRun = {
  day: string;
  /** The machine's load of a minute at the end of the run. */
  load?: number;
  /** Requests a second. */
  direct: number;
  file: number;
  cached: Share;
  publishing: Share;
};

type ChaosRun = Pick<ChaosResult, "requests" | "seconds" | "failed" | "wrong" | "old" | "oldest"> & {
  day: string;
  /**
   * How long after a publication a process itself still answered with an older page, in milliseconds. In the first seven runs, the
   * longest time until it answered with the new one.
   */
  slowest: number;
};

/**
 * The results of earlier runs, also of other checkouts, so that the page can be made in parts.
 * @throws SyntaxError if the file is no JSON: results that cannot be read must not be replaced.
 */
export function readResults(file: string): SoakResults {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function writeResults(file: string, results: SoakResults): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** Adds a run of the rates. @param load The machine's load of a minute. */
export function addRates(results: SoakResults, rates: Rates & { day: string }, load: number): SoakResults {
  const getShare = ({ rate, p99 }: Rates["cached"]): Share => ({
    share: round(rate / rates.file.rate, 2),
    p99: Math.round(p99),
  });
  const run: RatesRun = {
    ...{ day: rates.day, load: round(load, 1) },
    ...{ direct: Math.round(rates.direct.rate), file: Math.round(rates.file.rate) },
    ...{ cached: getShare(rates.cached), publishing: getShare(rates.publishing) },
  };
  return { ...results, rates, ratesRuns: [...(results.ratesRuns ?? []), run] };
}

/** Adds a run of the chaos. */
export function addChaos(results: SoakResults, chaos: ChaosResult & { day: string }): SoakResults {
  const { day, requests, seconds, failed, wrong, old, oldest, ages } = chaos;
  const run: ChaosRun = { day, requests, seconds, failed, wrong, old, oldest, slowest: Math.max(0, ...ages) };
  return { ...results, chaos, chaosRuns: [...(results.chaosRuns ?? []), run] };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
