import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

/** Milliseconds after which a lock counts as left. A run takes seconds, and gives up after five minutes. */
const longestRun = 600_000;

/**
 * Makes sure that one run publishes at a time: the release that one has made live is not to be written by another. A run that
 * was ended with Ctrl+C or killed leaves its lock, which has its process id and holds up nobody.
 * @param file Absolute path of the lock, which is removed when the process ends.
 * @returns Whether this run may publish.
 */
export function takeLock(file: string, now = Date.now()): boolean {
  if (isLeft(file, now)) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
  process.once("exit", () => rmSync(file, { force: true }));
  return true;
}

function isLeft(file: string, now: number): boolean {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: now };
  if (now - mtimeMs > longestRun) return true;
  try {
    const owner = Number(readFileSync(file, "utf8"));
    // Empty for a moment while it is made.
    if (owner > 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
