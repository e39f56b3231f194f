import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { securityHeaders } from "./lib/delivery/security-headers.js";
import { getEnv } from "./lib/runtime/env";
import { logError } from "./lib/runtime/log";
import { pickPageSettings } from "./lib/runtime/page-settings";
import { describeSiteUrl } from "./lib/site/site-url";

const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  // middleware.ts removes the trailing slash, in one redirect with every other correction.
  skipTrailingSlashRedirect: true,
  // Otherwise a rewrite contains the host of the request or the bind address, and Next proxies the request to that host.
  skipProxyUrlNormalize: true,
  // A stale page is served for up to one hour while a new one is rendered; the default is a year.
  expireTime: 3600,
  cacheHandler: fileURLToPath(new URL("./lib/delivery/cache-handler.js", import.meta.url)),
  headers: async () => securityHeaders(),
  // lib/media resizes pictures; Next's optimiser is off.
  images: { unoptimized: true },
  // Not bundled: harfbuzzjs loads its WebAssembly from its own folder, and the others are loaded only with REDIS_URL or
  // METRICS_TOKEN.
  serverExternalPackages: ["harfbuzzjs", "ioredis", "prom-client"],
  // Content and the fonts of preview cards are read from disk at run time, so a standalone build must contain them: one
  // route that lists them is enough. On Vercel each route may be a function of its own and needs them all. Listing ten
  // thousand files for every route makes a build take half as long again.
  outputFileTracingIncludes: {
    [process.env.VERCEL ? "/**" : "/search-results"]: [
      "./content/**/*",
      "./lib/drawing/fonts/*.ttf",
      "./node_modules/harfbuzzjs/dist/harfbuzz.wasm",
    ],
  },
};

/** A wrong setting stops the build and the start here, before anything is served. */
export default function configure(phase: string): NextConfig {
  getEnv();
  // Routes in files that end in `.dev.tsx` exist in development only.
  if (phase === PHASE_DEVELOPMENT_SERVER)
    return {
      ...nextConfig,
      pageExtensions: ["dev.tsx", "tsx", "ts"],
      env: hashScripts(),
    };
  if (phase !== PHASE_PRODUCTION_BUILD) return nextConfig;
  warnOfSiteUrl();
  refuseUnfinishedSite();
  // Compiled into the server's code, for instrumentation.ts and the scripts in components/reading.
  const built = { BUILT_WITH: JSON.stringify(pickPageSettings(process.env)), ...hashScripts() };
  return { ...nextConfig, env: built, ...(getEnv().isStandalone && { output: "standalone" as const }) };
}

/**
 * Hashes of the scripts that `npm run reading` has bundled; part of their addresses, because browsers keep them for a year.
 * @throws when they have not been bundled.
 */
function hashScripts() {
  const hash = (name: string) =>
    createHash("sha256")
      .update(readFileSync(`public/scripts/${name}.js`))
      .digest("base64url")
      .slice(0, 8);
  return { READING_SCRIPT_HASH: hash("reading"), VITALS_SCRIPT_HASH: hash("vitals") };
}

/** Once a build: its other processes read this file too, and inherit the variable. */
function warnOfSiteUrl(): void {
  const warning = describeSiteUrl(process.env.SITE_URL);
  if (warning && !process.env.SITE_URL_WARNED) logError(warning);
  process.env.SITE_URL_WARNED = "1";
}

/**
 * A site that is declared live must have nothing left on `npm run release:check`. Here and not only in `npm run build`, so that
 * `next build` alone refuses too, and because .env files are read here. A process of its own: the check needs much code that a
 * server does not. Once a build, as above.
 */
function refuseUnfinishedSite(): void {
  if (getEnv().siteStage !== "live" || process.env.RELEASE_CHECKED) return;
  process.env.RELEASE_CHECKED = "1";
  const script = fileURLToPath(new URL("./scripts/release-check.ts", import.meta.url));
  const { status } = spawnSync(process.execPath, ["--import", "tsx", script, "--gate"], { stdio: "inherit" });
  if (status !== 0) throw new Error("SITE_STAGE is live, and the release check above does not pass.");
}
