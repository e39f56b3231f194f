/** The headers of every response: pages, files, route handlers, errors. The policy of a page comes with the page. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** Link previews and feed readers on other sites show pictures. */
export const pictureHeaders = { ...securityHeaders, "cross-origin-resource-policy": "cross-origin" };

const pictures = /^\/(images|media)\//;

/** The headers that the responses of an address have unless they say otherwise. @param path Without its query. */
export function getSecurityHeaders(path: string): Readonly<Record<string, string>> {
  return pictures.test(path) ? pictureHeaders : securityHeaders;
}
