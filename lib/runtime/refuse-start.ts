import { logError } from "./log";

/** Stops the server before it answers anything. What is thrown while it starts, Next only tells, and answers 500 from then on. */
export function refuseStart(reason: string): never {
  logError(`The environment has settings that cannot be used:\n  ${reason}`);
  process.exit(1);
}
