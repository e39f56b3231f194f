/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ getEnv }, { logError }, { describeInbox }] = await Promise.all([
    import("./lib/config/env"),
    import("./lib/config/log"),
    import("./lib/forms/describe-inbox"),
  ]);
  const line = describeInbox(getEnv());
  if (line) logError(line);
}
