// @ts-check
import { processWide } from "../runtime/process-wide.js";

/**
 * The metrics of this process; `undefined` unless METRICS_TOKEN is set. The page cache imports this file unbundled, so it is
 * JavaScript.
 * @returns {import("./create-metrics").Metrics | undefined}
 */
export function metrics() {
  return processWide("metrics", () => ({})).current;
}
