import { isSameSecret } from "../util/digest";
import { metrics } from "./current-metrics";

/**
 * Answers GET /api/metrics in the text format of Prometheus to whoever sends `Authorization: Bearer <token>`. To anyone
 * else, and without a token, the address does not exist.
 */
export async function answerMetrics(request: Request, token: string | undefined): Promise<Response> {
  const current = metrics();
  const given = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  const headers = { "cache-control": "no-store" };
  if (!current || !token || given === undefined || !isSameSecret(given, token))
    return new Response(null, { status: 404, headers });
  const text = await current.registry.metrics();
  return new Response(text, { headers: { ...headers, "content-type": current.registry.contentType } });
}
