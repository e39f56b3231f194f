import { statSync } from "node:fs";
import { resolve } from "node:path";
import { logError } from "./log";

/**
 * Exits with a message. If the start threw an error instead, Next would only log it and answer every request with 500.
 */
export function refuseStart(reason: string): never {
  logError(reason);
  process.exit(1);
}

/** Returns what a function returns; exits with the message of what it throws. */
export function orRefuseStart<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    return refuseStart(error instanceof Error ? error.message : String(error));
  }
}

/** The problem of this content folder; `undefined` if there is none. */
export function describeContentDir(contentDir: string): string | undefined {
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), contentDir);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  return `CONTENT_DIR: there is no folder ${folder}`;
}
