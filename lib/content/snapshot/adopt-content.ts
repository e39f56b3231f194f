import { resolve } from "node:path";
import { getEnv } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { reasonOf } from "../../runtime/reason-of";
import { checkChange } from "../check/check-change";
import { openContent, scanContent } from "./current-snapshot";
import { keepDaySteady } from "./steady-day";

/** Scans may take this share of a process. */
const mostOfTheTime = 0.02;

/**
 * Reads and checks the content, and from then on looks for a change every second, or less often in a large folder. Called
 * once, before the first request: requests only take what this has found. Nothing else in a server loads the check.
 * @returns A function that stops it.
 */
export function adoptContent(): () => void {
  let timer: NodeJS.Timeout;
  const look = () => {
    const startedAt = performance.now();
    try {
      scanContent();
    } catch (error) {
      logError(`content: the folder could not be looked at: ${reasonOf(error)}`);
    }
    const took = performance.now() - startedAt;
    timer = setTimeout(look, Math.max(1000, took / mostOfTheTime)).unref();
  };
  if (process.env.NODE_ENV === "production")
    keepDaySteady(resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().lastGoodDir, "newest-day"));
  openContent({ check: checkChange });
  look();
  return () => clearTimeout(timer);
}
