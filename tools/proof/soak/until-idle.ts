import { readFileSync } from "node:fs";
import type { Part } from "../../../scripts/lib/cluster-part";
import { pause } from "./publisher";

/** Milliseconds after a publication by which a process has begun what it puts off (lib/publish/prepare-when-quiet.ts). */
const begunAfter = 7_000;

/**
 * Waits until web processes have made the pictures and cards of what was published, which they do once nothing is published
 * any more: otherwise they would do it while something else is measured.
 * @throws Error after a minute.
 */
export async function untilIdle(processes: readonly Part[]): Promise<void> {
  await pause(begunAfter);
  for (const end = performance.now() + 60_000; performance.now() < end; ) {
    const before = getProcessorTime(processes);
    await pause(1_000);
    if (getProcessorTime(processes) - before < 0.05) return;
  }
  throw new Error("The web processes were still busy a minute after the last publication.");
}

/** Seconds of all together (proc(5): fields 14 and 15 of stat, in hundredths). */
function getProcessorTime(processes: readonly Part[]): number {
  const ticks = processes.flatMap(({ pid }) => {
    const [, fields = ""] = readFileSync(`/proc/${pid()}/stat`, "utf8").split(") ");
    return fields.split(" ").slice(11, 13).map(Number);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}
