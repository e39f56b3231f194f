import { respondWithMetrics } from "@/lib/metrics/current-metrics";
import { getEnv } from "@/lib/runtime/env";

export const dynamic = "force-dynamic";

/** GET /api/metrics: figures for Prometheus (docs/operators/monitoring.md). */
export function GET(request: Request): Promise<Response> {
  return respondWithMetrics(request, getEnv().metricsToken);
}
