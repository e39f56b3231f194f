import { processWide } from "../runtime/process-wide";
import { isSameSecret } from "../util/digest";
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

/**
 * Answers GET /api/metrics in the text format of Prometheus to whoever sends `Authorization: Bearer <token>`. To anyone
 * else, and without a token, the address does not exist.
 */
export async function respondWithMetrics(request: Request, token: string | undefined): Promise<Response> {
  const current = metrics();
  const given = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  const headers = { "cache-control": "no-store" };
  if (!current || !token || given === undefined || !isSameSecret(given, token))
    return new Response(null, { status: 404, headers });
  const text = await current.registry.metrics();
  return new Response(text, { headers: { ...headers, "content-type": current.registry.contentType } });
}
