import { spawnSync } from "node:child_process";
import type { NextConfig } from "next";
import { describeMisspelt, getEnv } from "../../lib/runtime/env";
import { logError } from "../../lib/runtime/log";
import { pickPageSettings } from "../../lib/runtime/page-settings";
import { getVersion, readingScriptFile } from "./reading-script-file";

/**
 * What next.config.ts does before a build.
 * @returns What the configuration of a build has more; `env` is compiled into the code, for instrumentation.ts and the scripts
 *   in components/client.
 * @throws when a setting is wrong, or the site is declared live and is not finished.
 */
export function prepareBuild(): NextConfig {
  const settings = pickPageSettings(process.env);
  // Next.js would tell its makers of each build. Whoever wants that sets it to "".
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
  warnOfSettings();
  refuseUnfinishedSite();
  const env = { BUILT_WITH: JSON.stringify(settings), ...hashScripts() };
  return {
    env,
    // `npm run release` asks for it; copying takes time, and `npm start` does not need it.
    ...(process.env.BUILD_OUTPUT === "standalone" && { output: "standalone" }),
    // `npm run types` checks them. Tests and tools are among them, whose packages a build does not need.
    typescript: { ignoreBuildErrors: true },
  };
}

/**
 * Hashes of the scripts that `scripts/reading.ts` has bundled; part of their addresses, because browsers keep them for a year.
 * @throws when they have not been bundled.
 */
export function hashScripts(): Record<string, string> {
  return { READING_SCRIPT_HASH: getVersion(readingScriptFile) };
}

/** Once a build: its other processes read the configuration too, and inherit the variable. */
function warnOfSettings(): void {
  if (process.env.SETTINGS_WARNED) return;
  process.env.SETTINGS_WARNED = "1";
  if (!process.env.SITE_URL)
    logError(
      "SITE_URL is not set: canonical addresses, feeds and previews will name http://localhost:3000. Set it to the public address before you build for readers.",
    );
  for (const line of describeMisspelt(process.env)) logError(line);
}

/**
 * A site that is declared live must pass `npm run content -- check --release`. Here, so that `next build` alone refuses too. A process
 * of its own: the check needs much code that a build does not. Once a build, as above.
 */
function refuseUnfinishedSite(): void {
  if (getEnv().siteStage !== "live" || process.env.RELEASE_CHECKED) return;
  process.env.RELEASE_CHECKED = "1";
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/content-check.ts", "--release"], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("SITE_STAGE is live, and the check above does not pass.");
}
