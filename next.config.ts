import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { securityHeaders } from "./lib/delivery/security-headers.js";

const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  // The gate in middleware.ts takes the slash away, in one step with whatever else is to be put right.
  skipTrailingSlashRedirect: true,
  // One hour of serving a stale page while a new one is made; the default is a year.
  expireTime: 3600,
  cacheHandler: fileURLToPath(new URL("./lib/delivery/cache-handler.js", import.meta.url)),
  headers: async () => securityHeaders(),
  images: { formats: ["image/avif", "image/webp"], deviceSizes: [360, 640, 750, 828, 1200], qualities: [75] },
  // The content is read from disk at run time, so a standalone build must carry it.
  outputFileTracingIncludes: { "/**": ["./content/**/*"] },
};

export default nextConfig;
