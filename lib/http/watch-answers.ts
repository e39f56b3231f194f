import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { metrics } from "../metrics/current-metrics.js";
import { routeLabel } from "../metrics/route-label";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import { processWide } from "../runtime/process-wide";
import { enterRequest } from "../runtime/request-id";

/** Methods that are labels. Anything else is one label, because a sender can make up words. */
const usual: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

const header = "x-request-id";

/** What Next says of its page cache in a header, and our words for it. */
const outcomes: ReadonlyMap<string, string> = new Map([
  ["HIT", "hit"],
  ["PRERENDER", "hit"],
  ["STALE", "stale"],
  ["MISS", "miss"],
]);

/**
 * Gives each request an id, which its log lines have, and the answer to a post; counts and times each answer; logs each server error.
 * What is logged names the route and never the address, which may hold what a reader has typed.
 */
export function watchAnswers({ trustedProxies }: Pick<Env, "trustedProxies">): void {
  processWide("watch-answers", () =>
    subscribe("http.server.request.start", (event) => {
      const { request, response } = event as { request: IncomingMessage; response: ServerResponse };
      const given = trustedProxies > 0 ? request.headers[header] : undefined;
      const id = enterRequest(typeof given === "string" ? given : undefined);
      // Not on pages: caches would give one id to many readers.
      if (request.method === "POST") response.setHeader(header, id);
      observe(request, response);
    }),
  );
}

function observe({ method = "", url = "/" }: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now();
  response.once("close", () => {
    const ms = performance.now() - begun;
    // Whoever asked went away before the answer was there.
    const status = response.writableFinished ? response.statusCode : 499;
    const current = metrics();
    if (!current && status < 500) return;
    const labels = { route: routeLabel(url), method: usual.has(method) ? method : "other", status };
    current?.requests.observe(labels, ms / 1000);
    const cache = outcomes.get(String(response.getHeader("x-nextjs-cache")));
    if (cache) current?.cache.inc({ outcome: cache });
    // 502: the webhook of a form has refused, which is logged where it happens.
    if (status >= 500 && status !== 502)
      logError("a request was answered with an error", { ...labels, ms: Math.round(ms) });
  });
}
