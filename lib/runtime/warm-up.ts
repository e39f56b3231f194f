import { logError } from "./log";

/** What is prepared, as the log calls it, and how. */
export type WarmUpTask = { what: string; prepare: () => Promise<void> };

/**
 * Prepares in the background, one after the other, what the first who needs it would otherwise wait for; not while the
 * site is built. Never rejects: what fails is logged, and whoever needs it waits.
 */
export async function warmUp(tasks: readonly WarmUpTask[]): Promise<void> {
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  // The server is there before this begins.
  await new Promise(setImmediate);
  for (const { what, prepare } of tasks) {
    try {
      await prepare();
    } catch (error) {
      logError(`${what} could not be prepared at the start: ${error instanceof Error ? error.message : error}`);
    }
  }
}
