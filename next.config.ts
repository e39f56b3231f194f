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
  // The gate in middleware.ts takes the slash away, in one step with whatever else is to be put right.
  skipTrailingSlashRedirect: true,
  // Else a rewrite names the host that a client or a bind address gave, and Next would fetch it from there as a proxy.
  skipProxyUrlNormalize: true,
  // One hour of serving a stale page while a new one is made; the default is a year.
  expireTime: 3600,
  cacheHandler: fileURLToPath(new URL("./lib/delivery/cache-handler.js", import.meta.url)),
  headers: async () => securityHeaders(),
  // lib/media makes the pictures; the framework's own optimiser is shut.
  images: { unoptimized: true },
  // Loads its WebAssembly from beside its own file.
  serverExternalPackages: ["harfbuzzjs"],
  // Content and the fonts of preview cards are read from disk at run time, so a standalone build must carry them: there it is enough
  // that one route names them. On Vercel each route may be a function of its own. Were ten thousand files named for each
  // route everywhere, the build would take half as long again.
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
  if (phase === PHASE_DEVELOPMENT_SERVER) return { ...nextConfig, pageExtensions: ["dev.tsx", "tsx", "ts"] };
  if (phase !== PHASE_PRODUCTION_BUILD) return nextConfig;
  warnOfSiteUrl();
  // Printed into the server's code, where instrumentation.ts reads it.
  return { ...nextConfig, env: { BUILT_WITH: JSON.stringify(pickPageSettings(process.env)) } };
}

/** Once a build, though its processes each read this file: they inherit the mark. */
function warnOfSiteUrl(): void {
  const warning = describeSiteUrl(process.env.SITE_URL);
  if (warning && !process.env.SITE_URL_WARNED) logError(warning);
  process.env.SITE_URL_WARNED = "1";
}
