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
