import { logError } from "./log";

/**
 * Exits with a message. An error thrown during the start would only be logged by Next, which then answers every
 * request with 500.
 */
export function refuseStart(reason: string): never {
  logError(`The environment has settings that cannot be used:\n  ${reason}`);
  process.exit(1);
}
