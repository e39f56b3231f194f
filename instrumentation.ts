import type { Serve } from "./lib/server/serve";

/** Runs once when a server starts: checks the settings, logs where forms are delivered, and prepares what is needed first. */
export async function register(): Promise<void> {
  // A positive condition, so that the bundler leaves the imports out of the edge runtime.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { adoptBuiltSettings } = await import("./lib/runtime/page-settings");
    const { describeContentDir } = await import("./lib/runtime/refuse-start");
    const { describeMisspelt, getEnv } = await import("./lib/runtime/env");
    const { logError, logInfo, setLogFormat } = await import("./lib/runtime/log");
    const { orRefuseStart, refuseStart } = await import("./lib/runtime/refuse-start");
    const { setDeliverySettings } = await import("./lib/cache/settings.js");
    const { describeInbox } = await import("./lib/messages/inbox-file");
    const { startMetrics } = await import("./lib/server/start-telemetry");
    const { startTraces } = await import("./lib/server/start-telemetry");
    const { getSite } = await import("./lib/content/snapshot/site-document");
    const { provideSiteName } = await import("./lib/site/site-name");
    const { startOutbox } = await import("./lib/messages/drain");
    const { siteStore } = await import("./lib/content/snapshot/library");
    const { adoptContent } = await import("./lib/publish/adopt-content");
    const { getSnapshot } = await import("./lib/content/snapshot/current-snapshot");
    const { pageKey, processKey, readBuildId } = await import("./lib/publish/page-key");
    const { processWide } = await import("./lib/runtime/process-wide.js");
    const { serve } = await import("./lib/server/serve");
    const { warmUp } = await import("./lib/server/warm-up");
    const { firstPages } = await import("./lib/server/warm-up-tasks");
    const { warmUpTasks } = await import("./lib/server/warm-up-tasks");
    // next.config.ts has compiled BUILT_WITH into the build.
    const misspelt = describeMisspelt(process.env);
    const asBuilt = adoptBuiltSettings(process.env, process.env.BUILT_WITH);
    const env = orRefuseStart(getEnv);
    const isBuild = process.env.NEXT_PHASE === "phase-production-build";
    if (process.env.NODE_ENV === "production" && !isBuild)
      setLogFormat(env.logFormat ?? (process.stderr.isTTY ? "text" : "json"));
    await startTraces(env);
    // Without the content folder, the site can still be served from its last good versions, if there are any.
    const refusal = describeContentDir(env.contentDir);
    if (refusal && siteStore().list().size === 0)
      refuseStart(`The environment has settings that cannot be used:\n  ${refusal}`);
    if (!isBuild) adoptContent();
    const ofProcess = processKey(readBuildId(), env);
    setDeliverySettings({ defersScripts: env.defersScripts, key: () => pageKey(ofProcess, getSnapshot()) });
    provideSiteName(() => getSite().name);
    if (!isBuild) {
      for (const line of misspelt) logError(line);
      for (const line of [asBuilt, describeInbox(env)]) if (line) logInfo(line);
    }
    await startMetrics(env);
    // Not in a build, which delivers nothing. Not awaited: it ends with the process.
    if (!isBuild) void startOutbox(env);
    const onOpen = () => warmUp(warmUpTasks);
    if (process.env.NODE_ENV === "production" && !isBuild) {
      // Made by server.js.
      const own = processWide("own server", (): { prepared: (serve: Serve) => void } => {
        logError(
          "Start the site with `npm start` or `node server.js`: `next start` leaves out the security headers, and more.",
        );
        return { prepared: () => {} };
      });
      own.prepared((listening) => serve({ ...env, firstPages, onOpen }, listening));
    }
    // In development, Next.js listens already.
    else if (!isBuild) void onOpen();
  }
}
