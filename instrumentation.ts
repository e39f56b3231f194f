/** Runs once when a server starts: wrong settings stop it here, forms without a webhook are named, and what is needed first is prepared. */
export async function register(): Promise<void> {
  // Written this way round so that the bundle for the edge runtime leaves the imports out.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { adoptBuiltSettings, markOfPageSettings } = await import("./lib/runtime/page-settings");
    const { describeContentDir } = await import("./lib/runtime/describe-content-dir");
    const { getEnv } = await import("./lib/runtime/env");
    const { logError } = await import("./lib/runtime/log");
    const { refuseStart } = await import("./lib/runtime/refuse-start");
    const { finishAnswers } = await import("./lib/delivery/finish-answers.js");
    const { setDeliverySettings } = await import("./lib/delivery/settings.js");
    const { describeInbox } = await import("./lib/forms/describe-inbox");
    const { watchRequests } = await import("./lib/http/watch-requests");
    const { siteStore } = await import("./lib/content/snapshot/library");
    const { changesToday } = await import("./lib/publishing/day-change");
    const { warmUp } = await import("./lib/runtime/warm-up");
    const { warmUpTasks } = await import("./app/data/warm-up-tasks");
    // Written by next.config.ts when the site was built.
    adoptBuiltSettings(process.env, process.env.BUILT_WITH);
    const env = getEnv();
    // A folder that is gone for a moment costs nothing where its last good versions are kept.
    const refusal = describeContentDir(env.contentDir);
    if (refusal && siteStore().list().size === 0) refuseStart(refusal);
    setDeliverySettings({ hold: env.holdsScripts, mark: markOfPageSettings(env), changesToday });
    // In development the framework's pages need what no policy allows.
    if (process.env.NODE_ENV === "production") finishAnswers();
    watchRequests(env);
    const line = describeInbox(env);
    if (line) logError(line);
    // Not waited for: the server is to be there at once.
    void warmUp(warmUpTasks);
  }
}
