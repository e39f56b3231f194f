import { join } from "node:path";
import {
  countJest,
  countPlaywright,
  countTool,
  formatFlaky,
  formatTally,
  sumTallies,
  type Tally,
} from "../../scripts/lib/tally";
import { writeFiles } from "../helpers/write-files";

/** Counts a report that is written to a file first, as the runners do. */
function countReport(
  count: (file: string, exitCode: number) => Tally,
  report: object | string,
  exitCode: number,
): Tally {
  const text = typeof report === "string" ? report : JSON.stringify(report);
  const planted = writeFiles({ "report.json": text });
  const tally = count(join(planted.root, "report.json"), exitCode);
  planted.remove();
  return tally;
}

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const playwrightReport = (stats: object, suites: object[] = []) => ({
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  suites,
});

/** What the counting says to the reader when a report cannot be used. */
const silenceConsole = () => jest.spyOn(console, "error").mockImplementation(() => {});

it("counts a tool as one check", () => {
  expect(countTool(0)).toEqual({ passed: 1, failed: 0 });
  expect(countTool(2)).toEqual({ passed: 0, failed: 1 });
});

describe("Jest", () => {
  it("counts what passed", () => {
    expect(countReport(countJest, jestReport, 0)).toEqual({ passed: 7, failed: 0 });
  });

  it("counts failed, skipped and planned tests and files that do not load as failed", () => {
    const report = {
      ...jestReport,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 3,
      numRuntimeErrorTestSuites: 4,
    };
    expect(countReport(countJest, report, 1)).toEqual({ passed: 7, failed: 10 });
  });

  it("counts one failure when all tests pass and Jest does not, as with too little coverage", () => {
    expect(countReport(countJest, jestReport, 1)).toEqual({ passed: 7, failed: 1 });
  });

  it("counts one failure when no test ran", () => {
    expect(countReport(countJest, { ...jestReport, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it("counts none when no test ran of a change that may have none, but a failure all the same", () => {
    const countSome = (file: string, exitCode: number) => countJest(file, exitCode, { mayBeEmpty: true });
    expect(countReport(countSome, { ...jestReport, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 0 });
    expect(countReport(countSome, { ...jestReport, numPassedTests: 0 }, 1)).toEqual({ passed: 0, failed: 1 });
  });

  it.each([["not JSON"], ["{}"]])("counts one failure for the report %j", (report) => {
    silenceConsole();
    expect(countReport(countJest, report, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it("counts one failure when there is no report", () => {
    silenceConsole();
    expect(countJest("no-such-report.json", 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe("Playwright", () => {
  it("counts what passed", () => {
    expect(countReport(countPlaywright, playwrightReport({}), 0)).toEqual({ passed: 5, failed: 0, flaky: [] });
  });

  it("counts failed and skipped tests as failed", () => {
    const report = playwrightReport({ unexpected: 1, skipped: 3 });
    expect(countReport(countPlaywright, report, 1)).toEqual({ passed: 5, failed: 4, flaky: [] });
  });

  it("counts a test that passed at its second try, and names it with its project and line", () => {
    const spec = (title: string, line: number, status: string) => ({
      ...{ title, line, file: "search.spec.ts" },
      tests: [{ projectName: "phone", status }],
    });
    const suites = [
      {
        title: "search.spec.ts",
        specs: [spec("opens", 3, "expected"), spec("closes", 9, "flaky")],
        suites: [{ title: "on a phone", specs: [spec("takes the focus", 20, "flaky")] }],
      },
    ];
    const tally = countReport(countPlaywright, playwrightReport({ flaky: 2 }, suites), 0);
    const flaky = ["[phone] search.spec.ts:20 › takes the focus", "[phone] search.spec.ts:9 › closes"];
    expect(tally).toEqual({ passed: 7, failed: 0, flaky });
    expect(formatFlaky(tally)).toEqual(["2 flaky, passed at the second try:", ...flaky.map((name) => `  ${name}`)]);
    expect(formatFlaky({ passed: 7, failed: 0 })).toEqual([]);
  });

  it("counts one failure when no test ran", () => {
    expect(countReport(countPlaywright, playwrightReport({ expected: 0 }), 1)).toEqual({
      passed: 0,
      failed: 1,
      flaky: [],
    });
  });
});

it("writes the sum as one line", () => {
  const total = sumTallies([
    { passed: 1, failed: 0 },
    { passed: 41, failed: 2 },
  ]);
  expect(formatTally(total)).toBe("42 passed, 2 failed");
});
