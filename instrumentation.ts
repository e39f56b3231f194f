import type { IncomingMessage } from "node:http";

/** Runs once when a server starts: wrong settings stop it here, forms without a webhook are named, and what is needed first is prepared. */
export async function register(): Promise<void> {
  // Written this way round so that the bundle for the edge runtime leaves the imports out.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { getEnv } = await import("./lib/config/env");
    const { logError } = await import("./lib/config/log");
    const { describeInbox } = await import("./lib/forms/describe-inbox");
    const { subscribe } = await import("node:diagnostics_channel");
    const { repairRequest } = await import("./lib/routing/repair-request");
    const { warmUp } = await import("./lib/content/warm-up");
    const { warmUpTasks } = await import("./app/data/warm-up");
    const line = describeInbox(getEnv());
    if (line) logError(line);
    // Node tells of each request here before its server hands it to Next.
    subscribe("http.server.request.start", (message) =>
      repairRequest((message as { request: IncomingMessage }).request),
    );
    // Not waited for: the server is to be there at once.
    void warmUp(warmUpTasks);
  }
}
