import { expect, test } from "@playwright/test";
import { ask } from "../raw-http";

test.describe.configure({ timeout: 60_000 });

/** Headers of proxies in front, real or forged. */
const fronts: Record<string, Record<string, string>> = {
  nothing: {},
  "a proxy that ends TLS": {
    host: "www.almanac.example",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "www.almanac.example",
    "x-forwarded-port": "443",
    "x-forwarded-for": "203.0.113.7",
  },
  "a foreign host": { host: "evil.example" },
  "a foreign host by a proxy's headers": { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" },
  "a host with a port": { host: "www.almanac.example:8443" },
  "no name at all": { host: "" },
  "two protocols": { "x-forwarded-proto": "https,http" },
};

/** Expected answers by address. A redirect must not contain a host, so that nobody can be sent to another one. */
type Expected = [path: string, status: number, has: { location?: string; text?: string }];

const expected: Expected[] = [
  ["/search-results?q=privacy", 200, { text: 'id="deferred-scripts"' }],
  ["/no-such-page", 404, { text: "Page Not Found" }],
  ["/Blog/?a=b", 308, { location: "/blog?a=b" }],
  ["/search-results?q=", 307, { location: "/blog" }],
  ["/blog/no-such-post", 404, { text: "Post not found" }],
  ["/guides/page/99", 404, { text: "No posts found in this category." }],
  ["/blog/what-a-year-of-company-costs", 200, { text: "<article" }],
  ["/review/brasswick-app-review", 308, { location: "/reviews/brasswick-app-review" }],
  ["//evil.example/%2e%2e", 308, { location: "/" }],
  ["/images/logo-mark.svg", 200, { text: "<svg" }],
];

test("every answer is the same whatever the host", async ({ baseURL }) => {
  const origin = String(baseURL);
  for (const [front, headers] of Object.entries(fronts))
    for (const [path, status, { location, text = "" }] of expected) {
      const answer = await ask(origin, path, { headers });
      const where = `${path} behind ${front}`;
      expect({ where, status: answer.status, location: answer.headers.location }).toEqual({ where, status, location });
      expect(answer.body.includes(text), `${where}: ${text}`).toBe(true);
    }
  await expectScriptsNavigation(origin);
});

/** Requests of the framework's scripts: data of pages, including those that the middleware rewrites or redirects. */
async function expectScriptsNavigation(origin: string): Promise<void> {
  const prefetch = { rsc: "1", "next-router-prefetch": "1" };
  const ways = { rsc: { rsc: "1" }, prefetch, segment: { ...prefetch, "next-router-segment-prefetch": "/_tree" } };
  for (const [way, headers] of Object.entries(ways))
    for (const [path, status] of [
      ["/blog/what-a-year-of-company-costs", 200],
      ["/search-results?q=privacy", 200],
      ["/no-such-page", 404],
    ] as const) {
      let answer = await ask(origin, path, { headers });
      // Redirects to the same address with a checksum of the headers.
      if (answer.status === 307) {
        const at = answer.headers.location ?? "";
        expect(at.startsWith(`${path}${path.includes("?") ? "&" : "?"}_rsc`), at).toBe(true);
        answer = await ask(origin, at, { headers });
      }
      const type = answer.headers["content-type"];
      expect({ way, path, status: answer.status, type }).toEqual({ way, path, status, type: "text/x-component" });
    }
}
