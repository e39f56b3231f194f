import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "../runtime/env";
import { processWide } from "../runtime/process-wide";
import { dropForwardedAddress } from "./forwarded-address";
import { repairRequest } from "./repair-request";
import { limitBodyTime } from "./slow-body";

/**
 * Looks at every request before Next.js does, whatever server it came through: Node tells of it on a channel of its own
 * (Node.js, "Diagnostics Channel", HTTP). Neither pages nor routes can see the connection.
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
