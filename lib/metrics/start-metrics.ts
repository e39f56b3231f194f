import { getSnapshot } from "../content/snapshot/current-snapshot";
import { outboxState } from "../messages/outbox";
import { readPublisher, secondsBehind } from "../publishing/publisher-state";
import type { Env } from "../runtime/env";
import { setMetrics } from "./current-metrics";

/** Creates the metrics of this process if METRICS_TOKEN is set. Else nothing is loaded. */
export async function startMetrics(env: Env): Promise<void> {
  if (env.metricsToken === undefined) return;
  const { createMetrics } = await import("./create-metrics");
  setMetrics(() =>
    createMetrics({
      outbox: () => outboxState(env),
      faults: () => getSnapshot().library.diagnostics.length,
      behind: () => {
        const publisher = readPublisher();
        return publisher && secondsBehind(publisher);
      },
    }),
  );
}
