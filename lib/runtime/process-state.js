// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.js";

/**
 * What is known of the process itself. Node runs server.js and the page cache as they stand, and Next.js bundles the start of
 * the server, route handlers and pages each by itself: all of them ask here.
 * @typedef {object} ProcessState
 * @property {boolean} isStopping It has been told to stop.
 * @property {"json" | "text"} logFormat How lines of the log are written.
 * @property {AsyncLocalStorage<string>} requestIds The id of the request that is being handled.
 * @property {() => string} pageKey The key of what is rendered now (lib/publish/page-key.ts).
 * @property {((serve: never) => void)} [handOver] Set by server.js, which waits until start.ts hands `serve` over. Absent where another command has started Next.js.
 */

/** @returns {ProcessState} */
export const processState = () =>
  processWide("process", () => ({
    isStopping: false,
    logFormat: "text",
    requestIds: new AsyncLocalStorage(),
    pageKey: () => "",
  }));
