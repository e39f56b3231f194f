import { formatFlaky, formatTally, sumTallies, type Tally } from "./tally";

export type Step = { name: string; work: () => Tally | Promise<Tally> };

/**
 * Runs all steps one after the other, even if one fails; a step that throws counts as one failure. Prints the time and
 * result of each, then a summary, the names of flaky tests, and the sum as the last line.
 * @returns The exit code: 1 when anything failed.
 */
export async function runSteps(steps: Step[]): Promise<0 | 1> {
  const results = [];
  for (const step of steps) results.push(await runStep(step));
  const total = sumTallies(results.map(({ tally }) => tally));
  console.log(["", ...results.map(({ line }) => line), "", ...formatFlaky(total)].join("\n"));
  console.log(formatTally(total));
  return total.failed === 0 ? 0 : 1;
}

async function runStep({ name, work }: Step) {
  console.log(`\n▶ ${name}`);
  const startedAt = performance.now();
  const tally = await getTally(work);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const mark = tally.failed === 0 ? "✓" : "✗";
  const line = `${mark} ${name.padEnd(18)} ${seconds.padStart(6)} s   ${formatTally(tally)}${tally.flaky?.length ? `, ${tally.flaky.length} flaky` : ""}`;
  console.log(line);
  return { tally, line };
}

async function getTally(work: Step["work"]): Promise<Tally> {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
