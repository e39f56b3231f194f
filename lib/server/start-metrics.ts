import { contentProblems } from "../content/site/current-site";
import { outboxState } from "../messages/outbox";
import { setMetrics } from "../metrics/current-metrics";
import { readPublisher, secondsBehind } from "../publish/publisher-state";
import type { Env } from "../runtime/env";
import { freeShare } from "./problems";

/** Creates the metrics of this process if METRICS_TOKEN is set. Else nothing is loaded. */
export async function startMetrics(env: Env): Promise<void> {
  if (!env.metricsToken) return;
  const { createMetrics } = await import("../metrics/create-metrics");
  setMetrics(() =>
    createMetrics({
      outbox: () => outboxState(env),
      faults: () => contentProblems().length,
      behind: () => {
        const publisher = readPublisher();
        return publisher && secondsBehind(publisher);
      },
      diskFree: () => freeShare(env.keptContentDir),
    }),
  );
}
