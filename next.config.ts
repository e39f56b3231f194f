import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { ownScripts } from "./app/own-scripts";
import { buildHashPolicy, emptyPolicy, formPolicy } from "./lib/cache/security-policy.js";
import { pictureHeaders, securityHeaders } from "./lib/http/security-headers";
import { hashScripts, prepareBuild } from "./scripts/lib/prepare-build";

/** Not bundled: a bundle would be part of each route, and a server would keep it in memory many times. */
const sharedPackages = [
  ...["gray-matter", "image-size", "ipaddr.js", "lru-cache", "parse5"],
  ...["rehype-sanitize", "rehype-slug", "rehype-stringify", "remark", "remark-gfm", "remark-html", "remark-rehype"],
  ...["unified", "unist-util-visit", "yaml", "zod"],
];

/** A host that runs a function for each route: no disk of it lasts (docs/operators/any-host.md). */
const hasFunctions = process.env.STATE_DIR === "none" || Boolean(process.env.VERCEL || process.env.NETLIFY);

const toList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * What a reader's safety needs comes from here, so that every host of Next.js sends it, `next start` too. Of two entries
 * that fit an address, the later one wins. A route handler cannot say otherwise, the middleware can.
 */
const headers = [
  { source: "/:path*", headers: toList(securityHeaders) },
  { source: "/:folder(images|media)/:path*", headers: toList(pictureHeaders) },
];

const policyOf = (source: string, policy: string) => ({
  source,
  headers: toList({ "content-security-policy": policy }),
});

/** Not in development, where scripts differ at each visit. */
const policies = [
  policyOf("/:path*", buildHashPolicy(ownScripts)),
  policyOf("/api/:path*", formPolicy),
  policyOf("/:folder(data|evidence|media)/:path+", `${emptyPolicy}; sandbox`),
];

const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  // middleware.ts removes the trailing slash, in one redirect with every other correction.
  skipTrailingSlashRedirect: true,
  // Otherwise a rewrite contains the host of the request or the bind address, and Next proxies the request to that host
  // (https://github.com/vercel/next.js/issues/94745).
  skipProxyUrlNormalize: true,
  headers: () => headers,
  cacheHandler: fileURLToPath(new URL("./lib/cache/entry.js", import.meta.url)),
  // A page loads hardly any styles of other pages, in two to five sheets (docs/decisions/109-few-style-sheets.md).
  experimental: {
    // Next.js would load the code of every page and route before it listens: twice the memory, and half a second.
    preloadEntriesOnStart: false,
    // A machine of a check begins without this cache, and keeps nothing that it writes.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    cssChunking: { type: "graph", requestCost: 200, weightDistribution: 0.5 },
    // What Next.js keeps of a body for middleware.ts. lib/server/limit-request.ts refuses less; this is for hosts without server.js.
    proxyClientMaxBodySize: "1mb",
  },
  // Pages that are rendered for each request have their metadata in their head, whoever asks: nothing is streamed.
  htmlLimitedBots: /.*/,
  // lib/pictures resizes pictures; Next's optimiser is off.
  images: { unoptimized: true },
  // satori, which draws preview cards, loads WebAssembly from its own folder; ioredis and prom-client are loaded only with REDIS_URL or
  // METRICS_TOKEN.
  serverExternalPackages: ["satori", "ioredis", "prom-client", ...sharedPackages],
  // Content, its pictures and the fonts of preview cards are read from disk at run time, so a build that is copied elsewhere must
  // list them. One route that does is enough for a standalone build; a host with a function for each route needs them in each.
  // Only there: listing ten thousand files for every route makes a build take half as long again.
  outputFileTracingIncludes: {
    [hasFunctions ? "/**" : "/search-results"]: [
      ...["./content/**/*", "./public/**/*"],
      ...["./lib/pictures/previews/fonts/*.ttf", "./node_modules/satori/**/*.wasm"],
    ],
  },
};

export default function configure(phase: string): NextConfig {
  // Routes in files that end in `.dev.tsx` exist in development only.
  if (phase === PHASE_DEVELOPMENT_SERVER)
    return { ...nextConfig, pageExtensions: ["dev.tsx", "tsx", "ts"], env: hashScripts() };
  return phase === PHASE_PRODUCTION_BUILD
    ? { ...nextConfig, ...prepareBuild(), headers: () => [...headers, ...policies] }
    : nextConfig;
}
