import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "../runtime/env";
import { processWide } from "../runtime/process-wide";
import { dropForwardedAddress } from "./forwarded-address";
import { repairRequest } from "./repair-request";
import { limitBodyTime } from "./slow-body";

/**
 * Handles every request before Next.js does, on every kind of server: Node publishes each one on a diagnostics channel
 * (Node.js, "Diagnostics Channel", HTTP). Pages and routes cannot see the connection.
 */
export function watchRequests({ trustedProxies }: Pick<Env, "trustedProxies">): void {
  processWide("watch-requests", () =>
    subscribe("http.server.request.start", (event) => {
      const { request, response } = event as { request: IncomingMessage; response: ServerResponse };
      repairRequest(request);
      if (trustedProxies === 0) dropForwardedAddress(request);
      limitBodyTime(request, response);
    }),
  );
}
