import { closeSync, openSync, rmSync, statSync } from "node:fs";

/** Milliseconds after which a lock was left by a run that was killed. A run takes seconds, and gives up after five minutes. */
const longestRun = 600_000;

/**
 * Makes sure that one run publishes at a time: the release that one has made live is not to be written by another.
 * @param file Absolute path of the lock, which is removed when the process ends.
 * @returns Whether this run may publish.
 */
export function takeLock(file: string, now = Date.now()): boolean {
  const { mtimeMs = now } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (now - mtimeMs > longestRun) rmSync(file, { force: true });
  try {
    closeSync(openSync(file, "wx"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
  process.once("exit", () => rmSync(file, { force: true }));
  return true;
}
