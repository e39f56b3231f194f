import { getSnapshot } from "../content/snapshot/current-snapshot";
import { today } from "../content/snapshot/entry-dates";
import { outboxState } from "../messages/outbox";
import { setMetrics } from "../metrics/current-metrics";
import { readPublisher, secondsBehind } from "../publish/publisher-state";
import type { Env } from "../runtime/env";
import { redisState } from "../state/redis";
import { lifeLeft, servedCertificate } from "./certificate";
import { freeShare } from "./troubles";

/** Creates the metrics of this process if METRICS_TOKEN is set. Else nothing is loaded. */
export async function startMetrics(env: Env): Promise<void> {
  if (env.metricsToken === undefined) return;
  const { createMetrics } = await import("../metrics/create-metrics");
  setMetrics(() =>
    createMetrics({
      outbox: () => outboxState(env),
      faults: () => getSnapshot().library.diagnostics.length,
      behind: () => {
        const publisher = readPublisher();
        return publisher && secondsBehind(publisher);
      },
      diskFree: () => freeShare(env.lastGoodDir),
      certificateLeft: async () => {
        const certificate = await servedCertificate(env.siteUrl);
        return certificate && lifeLeft(certificate);
      },
      isRedisLost: async () => (await redisState()) === "lost",
      isClockWrong: () => today(new Date()) !== getSnapshot().day,
    }),
  );
}

/**
 * Sends traces to a collector if OTEL_EXPORTER_OTLP_ENDPOINT is set; the package reads the other variables of OpenTelemetry
 * itself. Else nothing is loaded. What the server fetches is not traced: the address of a webhook is often its secret.
 */
export async function startTraces({ traceEndpoint, traceService }: Pick<Env, "traceEndpoint" | "traceService">) {
  if (traceEndpoint === undefined) return;
  const { registerOTel } = await import("@vercel/otel");
  // Read by Next (next/dist/server/lib/patch-fetch.js).
  process.env.NEXT_OTEL_FETCH_DISABLED = "1";
  registerOTel({ serviceName: traceService, instrumentations: [] });
}
