import { currentSite, siteContent } from "../content/site/current-site";
import { startOutbox } from "../messages/drain";
import { describeInbox, outboxState } from "../messages/outbox";
import { setMetrics } from "../metrics/current-metrics";
import { adoptContent } from "../publish/adopt-content";
import { pageKey, processKey, readBuildId } from "../publish/page-key";
import { readPublisher, secondsBehind } from "../publish/publisher-state";
import { adoptDisk } from "../runtime/adopt-disk";
import { describeMisspelt, type Env, getEnv } from "../runtime/env";
import { logError, logInfo, setLogFormat } from "../runtime/log";
import { adoptBuiltSettings } from "../runtime/page-settings";
import { processState } from "../runtime/process-state.js";
import { orRefuseStart } from "../runtime/refuse-start";
import { freeShare } from "./problems";
import { type Serve, serve } from "./serve";

/**
 * Prepares a process that renders pages: a server, or a part of `next build`.
 * @param builtWith The settings that are compiled into the build; `undefined` in `next dev`.
 */
export async function start(builtWith: string | undefined): Promise<void> {
  const misspelt = describeMisspelt(process.env);
  const asBuilt = adoptBuiltSettings(process.env, builtWith);
  const isBuild = process.env.NEXT_PHASE === "phase-production-build";
  const withoutDisk = isBuild ? undefined : adoptDisk(process.env);
  const env = orRefuseStart(getEnv);
  const ofProcess = processKey(readBuildId(), env);
  processState().pageKey = () => pageKey(ofProcess, currentSite());
  if (isBuild) return;

  const isProduction = process.env.NODE_ENV === "production";
  if (isProduction) setLogFormat(process.stderr.isTTY ? "text" : "json");
  for (const line of misspelt) logError(line);
  for (const line of [asBuilt, withoutDisk, describeInbox(env)]) if (line) logInfo(line);
  orRefuseStart(() => adoptContent(env));
  await startMetrics(env);
  // Not awaited: it ends with the process.
  if (env.hasDisk) void startOutbox(env);
  // Without our server, Next.js listens already.
  const handOver = processState().handOver as ((serve: Serve) => void) | undefined;
  handOver?.(({ close, ...listening }) => {
    // Whoever starts after this process may find broken files, and then needs what readers saw last.
    const finish = () => close().then(() => siteContent().kept());
    return serve(env, { ...listening, close: finish });
  });
}

/** Creates the metrics of this process if METRICS_TOKEN is set. Else nothing is loaded. */
export async function startMetrics(env: Env): Promise<void> {
  if (!env.metricsToken) return;
  const { createMetrics } = await import("../metrics/create-metrics");
  setMetrics(() =>
    createMetrics({
      outbox: () => outboxState(env),
      faults: () => siteContent().problems().length,
      behind: () => {
        const publisher = readPublisher();
        return publisher && secondsBehind(publisher);
      },
      diskFree: () => freeShare(env.keptContentDir),
    }),
  );
}
