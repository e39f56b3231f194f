import { logError } from "../runtime/log";
import { processWide } from "../runtime/process-wide";

/** A task with its name in the log. */
export type WarmUpTask = { what: string; prepare: () => Promise<void> };

/**
 * Runs the tasks in the background, one after the other, so that the first reader does not wait for them. Never rejects:
 * after a logged failure, the first reader waits.
 */
export async function warmUp(tasks: readonly WarmUpTask[]): Promise<void> {
  // Let the server start first.
  await new Promise(setImmediate);
  const state = warmth();
  for (const { what, prepare } of tasks) {
    try {
      await prepare();
    } catch (error) {
      logError(`at the start, ${what} failed: ${error instanceof Error ? error.message : error}`);
    }
  }
  state.isWarm = true;
}

/** Whether all tasks have ended, those that failed included. */
export function isWarm(): boolean {
  return warmth().isWarm;
}

function warmth(): { isWarm: boolean } {
  return processWide("warmth", () => ({ isWarm: false }));
}
