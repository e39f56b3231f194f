/** Runs once when a server starts: wrong settings stop it here, forms without a webhook are named, and what is needed first is prepared. */
export async function register(): Promise<void> {
  // Written this way round so that the bundle for the edge runtime leaves the imports out.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { getEnv } = await import("./lib/config/env");
    const { logError } = await import("./lib/config/log");
    const { describeInbox } = await import("./lib/forms/describe-inbox");
    const { watchRequests } = await import("./lib/server/watch-requests");
    const { warmUp } = await import("./lib/content/warm-up");
    const { warmUpTasks } = await import("./app/data/warm-up");
    watchRequests(getEnv());
    const line = describeInbox(getEnv());
    if (line) logError(line);
    // Not waited for: the server is to be there at once.
    void warmUp(warmUpTasks);
  }
}
