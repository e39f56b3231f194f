import { IncomingMessage } from "node:http";
import { metrics } from "../metrics/current-metrics";
import { routeLabel } from "../metrics/route-label";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import { enterRequest } from "../runtime/request-id";
import { sendRemembered } from "./kept-responses";
import { admit } from "./limit-request";
import { repairRequest } from "./repair-request";
import type { SiteResponse } from "./response";

/** What answers a request: Next.js. */
export type Handle = (request: IncomingMessage, response: SiteResponse) => unknown;

/**
 * Builds what handles every request: gives it an id, repairs it, counts and times its response, limits the length of its address
 * and of its body, and hands it to Next.js. What happens to the response on its way out is in response.ts.
 */
export function createOnRequest({ trustedProxies }: Pick<Env, "trustedProxies">, handle: Handle) {
  return (request: IncomingMessage, response: SiteResponse): void => {
    const id = enterRequest(trustedProxies > 0 ? request.headers["x-request-id"] : undefined);
    // Not on pages: caches would give one id to many readers.
    if (request.method === "POST") response.setHeader("x-request-id", id);
    repairRequest(request);
    // Its sender can write anything in it. Next.js fills in the address of the connection where it is absent (`base-server.js`).
    if (trustedProxies === 0) delete request.headers["x-forwarded-for"];
    const [path = "/", ...query] = (request.url ?? "/").split("?");
    response.path = path;
    response.query = query.join("?");
    observe(request, response);
    breakOffQuietly(request);
    if (admit(request, response) && !sendRemembered(response)) handle(request, response);
  };
}

/**
 * Lets a request end without an error when its sender goes away or sends something that is not HTTP. Next.js would print the error
 * on several lines, and a second time as uncaught where it has put its copy of the body in place of the request's own
 * (https://github.com/vercel/next.js/issues/49587, seen with 16.4.5); that is why the property cannot be replaced.
 */
function breakOffQuietly(request: IncomingMessage): void {
  const destroy = () => IncomingMessage.prototype.destroy.call(request);
  Object.defineProperty(request, "destroy", { get: () => destroy, set: () => {} });
}

/** Methods that are labels. Anything else is one label, because a sender can make up words. */
const usual: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/**
 * Counts and times a response, and logs a server error. What is logged names the route and never the address, which may
 * hold what a reader has typed.
 */
function observe({ method = "", url = "/" }: IncomingMessage, response: SiteResponse): void {
  const begun = performance.now();
  response.once("close", () => {
    const ms = performance.now() - begun;
    // Whoever asked went away before the response was there.
    const status = response.writableFinished ? response.statusCode : 499;
    const current = metrics();
    if (!current && status < 500) return;
    const labels = { route: routeLabel(url), method: usual.has(method) ? method : "other", status };
    current?.requests.observe(labels, ms / 1000);
    // 502: the webhook of a form has refused, which is logged where it happens.
    if (status >= 500 && status !== 502)
      logError("a request was answered with an error", { ...labels, ms: Math.round(ms) });
  });
}
