/** The headers of every answer: pages, files, route handlers, errors. The policy of a page is set with the page. */
export const everywhere: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** Link previews and feed readers on other sites show pictures. */
const pictures = { ...everywhere, "cross-origin-resource-policy": "cross-origin" };

/** The headers that the answers of an address have unless they say otherwise. @param path Without its query. */
export function getHeaders(path: string): Readonly<Record<string, string>> {
  return /^\/(images|media)\//.test(path) ? pictures : everywhere;
}

/** Whether browsers may keep what is at an address for a year, because the address contains its hash (next.config.ts). */
export function isImmutable(path: string): boolean {
  return path.startsWith("/scripts/");
}
