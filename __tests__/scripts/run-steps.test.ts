import { runSteps } from "../../scripts/lib/run-steps";

/** Every line that was printed since the test began. */
function captureOutput(): () => string[] {
  const log = jest.spyOn(console, "log").mockImplementation(() => {});
  return () => log.mock.calls.map(([line]) => String(line)).flatMap((text) => text.split("\n"));
}

it("ends with the sum over all steps", async () => {
  const output = captureOutput();
  const exitCode = await runSteps([
    { name: "lint", work: () => ({ passed: 1, failed: 0 }) },
    { name: "unit tests", work: async () => ({ passed: 41, failed: 0 }) },
  ]);
  expect(output().at(-1)).toBe("42 passed, 0 failed");
  expect(exitCode).toBe(0);
});

it("runs the steps after one that fails, and one that throws counts as a failure", async () => {
  const output = captureOutput();
  const complaint = jest.spyOn(console, "error").mockImplementation(() => {});
  const exitCode = await runSteps([
    { name: "lint", work: () => ({ passed: 0, failed: 1 }) },
    { name: "types", work: () => Promise.reject(new Error("no compiler")) },
    { name: "unit tests", work: () => ({ passed: 3, failed: 2 }) },
  ]);
  expect(complaint).toHaveBeenCalledWith("no compiler");
  expect(output().at(-1)).toBe("3 passed, 4 failed");
  expect(exitCode).toBe(1);
});

it("prints the name, the time and the result of each step", async () => {
  const output = captureOutput();
  await runSteps([{ name: "lint", work: () => ({ passed: 1, failed: 0 }) }]);
  expect(output()).toContain("▶ lint");
  expect(output()).toContainEqual(expect.stringMatching(/^✓ lint +\d+\.\d s {3}1 passed, 0 failed$/));
});

it("names what passed only at its second try, before the sum", async () => {
  const output = captureOutput();
  const flaky = ["[phone] search.spec.ts:9 › closes"];
  await runSteps([{ name: "browser tests", work: () => ({ passed: 2, failed: 0, flaky }) }]);
  expect(output().slice(-3)).toEqual([
    "1 flaky, passed at the second try:",
    "  [phone] search.spec.ts:9 › closes",
    "2 passed, 0 failed",
  ]);
  expect(output()).toContainEqual(expect.stringMatching(/^✓ browser tests .* 2 passed, 0 failed, 1 flaky$/));
});
