import { processWide } from "../runtime/process-wide";
import type { Metrics } from "./create-metrics";

/** Every bundle counts in it: the server that answers, pages that fail, forms. */
const none = (): { current?: Metrics } => ({});

/** Sets the metrics of this process. @param create Called once. */
export function setMetrics(create: () => Metrics): void {
  processWide("metrics", none).current ??= create();
}

/** The metrics of this process; `undefined` unless METRICS_TOKEN is set. */
export function metrics(): Metrics | undefined {
  return processWide("metrics", none).current;
}
