import { logError } from "../config/log";
import { warmUpSearch } from "./search-index";

const shared = globalThis as { companionAlmanacWarmUp?: Promise<void> };

/**
 * Prepares in the background what the first reader would otherwise wait for: once in the life of a server, and not while
 * the site is built. Never rejects: what fails is logged, and the reader who needs it waits.
 */
export function startWarmUp(): Promise<void> {
  if (process.env.NEXT_PHASE === "phase-production-build") return Promise.resolve();
  shared.companionAlmanacWarmUp ??= warmUp();
  return shared.companionAlmanacWarmUp;
}

async function warmUp(): Promise<void> {
  try {
    // The server answers first requests before this begins.
    await new Promise(setImmediate);
    await warmUpSearch();
  } catch (error) {
    logError(`search could not be prepared at the start: ${error instanceof Error ? error.message : error}`);
  }
}
