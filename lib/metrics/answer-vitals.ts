import { z } from "zod";
import { clientAddress } from "../http/client-address";
import { readBytes } from "../http/read-body";
import { Refusal } from "../http/refusal";
import { isSameOrigin } from "../http/same-origin";
import type { Env } from "../runtime/env";
import { createRateLimit } from "../state/rate-limit";
import { metrics } from "./current-metrics.js";
import { routeLabel } from "./route-label";

/**
 * What a browser has measured on one page. Milliseconds, except for CLS, which has no unit. Values that no page can have are
 * refused, or one sender could spoil the sums.
 */
const vitalSchema = z.discriminatedUnion("name", [
  z.object({ name: z.enum(["LCP", "INP", "FCP", "TTFB"]), value: z.number().min(0).max(600_000), path: path() }),
  z.object({ name: z.literal("CLS"), value: z.number().min(0).max(100), path: path() }),
]);

/** The path of the page, of which only the route is kept. */
function path() {
  return z.string().startsWith("/").max(500);
}

/** Far more than the readers of one household send. */
const limitSender = createRateLimit({ limit: 120, windowMs: 60_000, maxKeys: 10_000 });

/**
 * Answers POST /api/vitals: one figure from a reader's browser goes into the metrics, without the reader. 204 if it was
 * counted; 404 unless both WEB_VITALS and METRICS_TOKEN are set.
 */
export async function answerVitals(request: Request, env: Env): Promise<Response> {
  const current = metrics();
  if (!current || env.webVitals === 0) return answer(404);
  const { headers } = request;
  if (!isSameOrigin(headers, env.siteUrl, env.trustedProxies)) return answer(403);
  if (limitSender(clientAddress(headers, env.trustedProxies).household) > 0) return answer(429);
  try {
    const text = new TextDecoder().decode(await readBytes(request, 1024, "Too long."));
    const { name, value, path } = vitalSchema.parse(JSON.parse(text));
    const route = routeLabel(path);
    if (name === "CLS") current.shifts.observe({ route }, value);
    else current.vitals.observe({ vital: name, route }, value / 1000);
    return answer(204);
  } catch (error) {
    return answer(error instanceof Refusal ? error.status : 400);
  }
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
