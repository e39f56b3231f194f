import { readFileSync } from "node:fs";
import { z } from "zod";

/** How many checks held and how many did not. */
export type Tally = {
  passed: number;
  failed: number;
  /** Names of those among the passed that held only at their second try. */
  flaky?: string[];
};

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(z.unknown()),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});

/** A tool without tests of its own counts as one check. */
export function countTool(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What is expected of a run. */
export type Expected = {
  /** For a run of what belongs to a change: there may be no test of it. */
  mayBeEmpty?: boolean;
};

/** Counts Jest's JSON report. A skipped test and a file that does not load count as failed. */
export function countJest(reportFile: string, exitCode: number, expected: Expected = {}): Tally {
  const report = readReport(reportFile, jestReport);
  if (!report) return { passed: 0, failed: 1 };
  const failed =
    report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites;
  return atLeastOne({ passed: report.numPassedTests, failed }, exitCode, expected);
}

/**
 * Counts Playwright's JSON report. A skipped test counts as failed. One that passed at its second try counts as passed,
 * because a browser on a busy machine loses a frame now and then; it is named, so that nobody misses it.
 */
export function countPlaywright(reportFile: string, exitCode: number, expectedOfRun: Expected = {}): Tally {
  const report = readReport(reportFile, playwrightReport);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tally = { passed: expected + flaky, failed: unexpected + skipped, flaky: report.suites.flatMap(nameFlaky) };
  return atLeastOne(tally, exitCode, expectedOfRun);
}

/** Names of the flaky tests in a part of the report: a suite, which holds suites and specs, or a spec. */
function nameFlaky(part: unknown): string[] {
  const { success, data } = playwrightSpec.safeParse(part);
  if (success) {
    const flaky = data.tests.filter(({ status }) => status === "flaky");
    return flaky.map(({ projectName }) => `[${projectName}] ${data.file}:${data.line} › ${data.title}`);
  }
  const { suites = [], specs = [] } = part as { suites?: unknown[]; specs?: unknown[] };
  return [...suites, ...specs].flatMap(nameFlaky);
}

export function sumTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    flaky: tallies.flatMap(({ flaky = [] }) => flaky),
  };
}

/** "N passed, N failed", which is the last line of a run. */
export function formatTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** One line for each test that passed only at its second try, after a line with their number; none without them. */
export function formatFlaky({ flaky = [] }: Tally): string[] {
  return flaky.length === 0
    ? []
    : [`${flaky.length} flaky, passed at the second try:`, ...flaky.map((name) => `  ${name}`)];
}

/** A runner that ran nothing, or that failed for a reason outside its tests (a crash, too little coverage), failed. */
function atLeastOne(tally: Tally, exitCode: number, { mayBeEmpty = false }: Expected): Tally {
  const ranNothing = tally.passed + tally.failed === 0 && !mayBeEmpty;
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
