import type { Env } from "./env";

/**
 * Sends traces to a collector if OTEL_EXPORTER_OTLP_ENDPOINT is set; the package reads the other variables of OpenTelemetry
 * itself. Else nothing is loaded.
 */
export async function startTraces({ traceEndpoint, traceService }: Pick<Env, "traceEndpoint" | "traceService">) {
  if (traceEndpoint === undefined) return;
  const { registerOTel } = await import("@vercel/otel");
  registerOTel({ serviceName: traceService });
}
