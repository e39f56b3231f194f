import { randomUUID } from "node:crypto";
import { processState } from "./process-state";

/** What a proxy may send as X-Request-Id: no line break and nothing long, because it is written to the log. */
const acceptable = /^[\w.:-]{8,128}$/;

/**
 * Gives the request that is being handled an id, which all log lines have that are written for it.
 * @param given The header X-Request-Id, if a trusted proxy has set it.
 * @returns The id: that of the proxy, or a new one.
 */
export function enterRequest(given?: string | string[]): string {
  const id = typeof given === "string" && acceptable.test(given) ? given : randomUUID();
  processState().requestIds.enterWith(id);
  return id;
}
