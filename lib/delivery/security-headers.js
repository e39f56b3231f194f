// @ts-check
import { emptyPolicy } from "./security-policy.js";

/** Headers of every answer: pages, assets, route handlers, errors. The policy of a page is set with the page. */
export const everywhere = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/**
 * Paths that are not pages, and so may load nothing. Without the form routes: they answer readers without script
 * with a page and a policy of its own (docs/decisions/011-forms-without-script.md), which a policy from here would
 * override.
 */
const notPages = [
  "/api/:path((?!contact$|newsletter$|newsletter/confirm$).*)",
  "/go/:path*",
  "/_next/:path*",
  "/images/:path*",
  "/media/:path*",
  "/styles/:path*",
  "/scripts/:path*",
  "/sitemaps/:path*",
  "/:listing?/feed.:ending(xml|json)",
  "/:file(apple-icon\\.png|icon\\.svg|indexnow-key\\.txt|llms\\.txt|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)",
];

/** The rules for `headers` in next.config.ts. */
export function securityHeaders() {
  return [
    { source: "/:path*", headers: toList(everywhere) },
    ...notPages.map((source) => ({ source, headers: toList({ "content-security-policy": emptyPolicy }) })),
    // Its address contains its hash (next.config.ts).
    { source: "/scripts/:path*", headers: toList({ "cache-control": "public, max-age=31536000, immutable" }) },
    // Link previews and feed readers on other sites show pictures.
    ...["/images/:path*", "/media/:path*"].map((source) => ({
      source,
      headers: toList({ "cross-origin-resource-policy": "cross-origin" }),
    })),
  ];
}

/** @param {Record<string, string>} headers */
function toList(headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
