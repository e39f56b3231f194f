import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds after which a run counts as ended. It takes seconds, and gives up after five minutes. */
const longestRun = 600_000;

/** The files that this process has written. */
const written = new Set<string>();

/**
 * Makes sure that one run publishes at a time: the release that one has made live is not to be written by another.
 * @param folder Where runs announce themselves.
 * @returns Whether this run may publish; then until the process ends.
 */
export async function takeLock(folder: string): Promise<boolean> {
  for (let tries = 3; tries > 0; tries -= 1) {
    if (tryLock(folder)) return true;
    // Two runs that begin at the same moment both step back. They come again at different times.
    await wait(50 + Math.random() * 250);
  }
  return false;
}

/**
 * Announces this run by a file of its own, and then looks for others: of two runs, the one that looks last sees the other. A
 * file is only ever removed by its own name, so a run that was killed holds up nobody, and who clears up after it cannot
 * remove the file of a third.
 */
export function tryLock(folder: string, now = Date.now()): boolean {
  mkdirSync(folder, { recursive: true });
  const own = `${process.pid}-${crypto.randomUUID()}`;
  written.add(own);
  writeFileSync(join(folder, own), "");
  const others = readdirSync(folder).filter((name) => name !== own);
  const ended = others.filter((name) => hasEnded(folder, name, now));
  for (const name of ended) rmSync(join(folder, name), { force: true });
  const isAlone = ended.length === others.length;
  if (isAlone) process.once("exit", () => rmSync(join(folder, own), { force: true }));
  else rmSync(join(folder, own));
  return isAlone;
}

/** Whether the run has ended that has announced itself by this file. */
function hasEnded(folder: string, name: string, now: number): boolean {
  const file = statSync(join(folder, name), { throwIfNoEntry: false });
  if (!file || now - file.mtimeMs > longestRun) return true;
  const pid = Number.parseInt(name, 10);
  // Process ids begin anew in each container: the one before may have had this one's.
  if (pid === process.pid) return !written.has(name);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
