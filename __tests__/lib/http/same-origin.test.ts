import { isSameOrigin } from "@/lib/http/sender";

const siteUrl = "https://almanac.test";

it.each<[boolean, Record<string, string>]>([
  [true, { "sec-fetch-site": "same-origin" }],
  [true, { "sec-fetch-site": "none" }],
  [false, { "sec-fetch-site": "cross-site" }],
  [false, { "sec-fetch-site": "same-site" }],
  [false, { "sec-fetch-site": "cross-site", origin: siteUrl }],
  // A privacy setting may hide the origin; the browser's own word stands.
  [true, { "sec-fetch-site": "same-origin", origin: "null" }],
  [true, { origin: siteUrl }],
  [true, { origin: "http://localhost:3000", host: "localhost:3000" }],
  [true, { origin: "https://www.almanac.test", host: "10.0.0.5", "x-forwarded-host": "www.almanac.test" }],
  [false, { origin: "https://evil.test", host: "almanac.test" }],
  [false, { origin: "https://almanac.test.evil.test", host: "almanac.test" }],
  [false, { origin: "http://localhost:4000", host: "localhost:3000" }],
  [false, { origin: "null", host: "almanac.test" }],
  [true, { host: "almanac.test" }],
])("%s for %j", (expected, headers) => {
  expect(isSameOrigin(new Headers(headers), siteUrl, 1)).toBe(expected);
});

it("believes no forwarded host without a trusted proxy", () => {
  const headers = new Headers({ origin: "https://evil.test", host: "almanac.test", "x-forwarded-host": "evil.test" });
  expect([0, 1].map((proxies) => isSameOrigin(headers, siteUrl, proxies))).toEqual([false, true]);
});
