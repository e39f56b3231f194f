import { logError } from "./log";

/**
 * Exits with a message. If the start threw an error instead, Next would only log it and answer every request with 500.
 */
export function refuseStart(reason: string): never {
  logError(`The environment has settings that cannot be used:\n  ${reason}`);
  process.exit(1);
}
