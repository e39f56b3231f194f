/** Runs once when a server starts: wrong settings stop it here, and forms without a webhook are named. */
export async function register(): Promise<void> {
  // Written this way round so that the bundle for the edge runtime leaves the imports out.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { getEnv } = await import("./lib/config/env");
    const { logError } = await import("./lib/config/log");
    const { describeInbox } = await import("./lib/forms/describe-inbox");
    const line = describeInbox(getEnv());
    if (line) logError(line);
  }
}
