import { readFileSync } from "node:fs";
import { z } from "zod";

/** How many checks held and how many did not. */
export type Tally = { passed: number; failed: number };

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** A tool without tests of its own counts as one check. */
export function countTool(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts Jest's JSON report. A skipped test and a file that does not load count as failed. */
export function countJest(reportFile: string, exitCode: number): Tally {
  const report = readReport(reportFile, jestReport);
  if (!report) return { passed: 0, failed: 1 };
  const failed =
    report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites;
  return atLeastOne({ passed: report.numPassedTests, failed }, exitCode);
}

/**
 * Counts Playwright's JSON report. A skipped test counts as failed. One that passed at its second try counts as passed,
 * because a browser on a busy machine loses a frame now and then; how many there were is said, so that nobody misses it.
 */
export function countPlaywright(reportFile: string, exitCode: number): Tally {
  const report = readReport(reportFile, playwrightReport);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0) console.warn(`${flaky} of the end-to-end tests passed only at the second try; see "flaky" above.`);
  return atLeastOne({ passed: expected + flaky, failed: unexpected + skipped }, exitCode);
}

export function sumTallies(tallies: Tally[]): Tally {
  return tallies.reduce((sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }), {
    passed: 0,
    failed: 0,
  });
}

export function formatTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** A runner that ran nothing, or that failed for a reason outside its tests (a crash, too little coverage), failed. */
function atLeastOne(tally: Tally, exitCode: number): Tally {
  const ranNothing = tally.passed + tally.failed === 0;
  const failedOutside = exitCode !== 0 && tally.failed === 0;
  return ranNothing || failedOutside ? { ...tally, failed: 1 } : tally;
}

function readReport<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    console.error(`There is no usable report in ${file}.`);
    return undefined;
  }
}
