// @ts-check
import { processWide } from "../runtime/process-wide.js";

/** @returns {{ current?: import("./create-metrics").Metrics }} */
const none = () => ({});

/** Sets the metrics of this process. @param {() => import("./create-metrics").Metrics} create Called once. */
export function setMetrics(create) {
  processWide("metrics", none).current ??= create();
}

/**
 * The metrics of this process; `undefined` unless METRICS_TOKEN is set. The page cache imports this file unbundled, so it is
 * JavaScript.
 * @returns {import("./create-metrics").Metrics | undefined}
 */
export function metrics() {
  return processWide("metrics", none).current;
}
