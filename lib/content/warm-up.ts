import { logError } from "../config/log";
import { warmUpSearch } from "./search-index";

/**
 * Prepares in the background what the first reader would otherwise wait for; not while the site is built. Never rejects:
 * what fails is logged, and the reader who needs it waits.
 */
export async function warmUp(): Promise<void> {
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  try {
    // The server is there before this begins.
    await new Promise(setImmediate);
    await warmUpSearch();
  } catch (error) {
    logError(`search could not be prepared at the start: ${error instanceof Error ? error.message : error}`);
  }
}
