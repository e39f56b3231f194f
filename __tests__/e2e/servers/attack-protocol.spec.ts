import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pageKinds } from "../../../lib/addresses/pages";
import { fixtureSite } from "../../../scripts/lib/fixture-site";
import { type RawResponse, send } from "../raw-http";

test.describe.configure({ mode: "default", timeout: 120_000 });

let origin = "";
test.beforeAll(async ({ baseURL }) => {
  origin = String(baseURL);
});

type Attack = { target: string; method?: string; headers?: string[]; host?: string };

/** Sends one request byte for byte over a new connection. */
function attack({ target, method = "GET", headers = [], host = "almanac.example" }: Attack): Promise<RawResponse> {
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers];
  return send(origin, `${lines.join("\r\n")}\r\n\r\n`);
}

/** What no answer may be: a server error, or a redirect to another site. */
function diagnosticsOf({ status, headers }: RawResponse): string[] {
  const targets = [headers.location, String(headers.refresh ?? "").replace(/^0;url=/, "") || undefined].filter(
    (one) => one !== undefined,
  );
  // A host in it may be that of the request, or the one that the server listens on.
  const away = targets.filter((one) => !/^\/(?![/\\])/.test(one));
  return [...(status >= 500 ? [`status ${status}`] : []), ...away.map((one) => `leads to ${one}`)];
}

/** Sends the attacks one after the other and returns diagnostics; `find` adds those of one kind of attack. */
async function diagnosticsAmong(attacks: Attack[], find: (answer: RawResponse, one: Attack) => string[] = () => []) {
  const diagnostics: string[] = [];
  for (const one of attacks) {
    const answer = await attack(one);
    const found = [...diagnosticsOf(answer), ...find(answer, one)];
    diagnostics.push(...found.map((diagnostic) => `${JSON.stringify(one).slice(0, 160)}: ${diagnostic}`));
  }
  return diagnostics;
}

const readable = `
  / /about /blog /blog/what-a-year-of-company-costs /reviews/brasswick-app-review /guides/page/2 /search-results?q=privacy
  /no-such-page /Blog/ /feed.xml /robots.txt /sitemap.xml /icon.svg /favicon.ico /images/logo-mark.svg
  /.well-known/security.txt /api/search?q=x /blog/companions-that-disagree.md
`
  .trim()
  .split(/\s+/);

test("HEAD says what GET says, without a body", async () => {
  for (const target of readable) {
    const get = await attack({ target });
    const head = await attack({ target, method: "HEAD" });
    const told = ({ status, headers }: RawResponse) => {
      const { date: _, connection: _c, "keep-alive": _k, "transfer-encoding": _t, ...rest } = headers;
      return { status, ...rest };
    };
    // It may leave out the length, which nobody knows without making the body (RFC 9110, section 9.3.2).
    if (!("content-length" in head.headers)) delete get.headers["content-length"];
    expect({ target, ...told(head) }).toEqual({ target, ...told(get) });
    expect(head.body, target).toBe("");
    expect(get.body.length, target).toBeGreaterThan(0);
  }
});

const long = (length: number) => "a".repeat(length);

/** Request targets that try to leave the site or its folders, or that break the rules of URLs. */
const targets = [
  ...String.raw`
    //evil.example //evil.example/ ///evil.example/%2e%2e /\evil.example /\/evil.example/ \\evil.example
    /%5cevil.example/Blog /%2f%2fevil.example /%2F/evil.example/.. /.//evil.example/ /..//evil.example
    /blog/..//evil.example/ /@evil.example /:80@evil.example /Blog/@evil.example/ /evil.example:80
    http://evil.example/ http://evil.example/Blog/ https://evil.example http://evil.example//other.example
    http://evil.example/no-such-page HTTP://user:pass@evil.example:1/About/ ftp://evil.example/Blog http://
    http://[::1 javascript:alert(1)// file:///etc/passwd evil.example:443 * ?q=x # .
    /%00 /% /%zz /%ff /%c0%ae%c0%ae/ /%e0%80%af /%u002e /..%2f /..%5c /....// /%252e%252e/
    /../../etc/passwd /images/../../package.json /images/..%2f..%2fpackage.json /_next/static/../../package.json
    /_next/static/..%2f..%2fserver/middleware.js /_next/image /_next/image?url=//evil.example/a.png&w=640&q=75
    /_next/image?url=http://127.0.0.1:22/&w=640&q=75 /_next/image?url=%2fapi%2fsearch%3fq%3dx&w=640&q=75
    /_next/image?url=/images/none.png&w=640&q=75 /_next/data/x/blog.json /_next/data/../../blog.json /__nextjs
    /Blog/?next=//evil.example /Blog?url=http://evil.example#@evil.example /Blog/%0d%0aLocation:%20//evil.example
    /Blog?%0d%0aSet-Cookie:a=b /blog/what-a-year-of-company-costs%0d%0a /about;jsessionid=1 /about%20 /about%09
    /reviews/compare?apps=%ff%fe&apps[]=x&apps=%00,../..,brasswick /search-results?q=%ff%fe /search-results?q=%00
    /search-results?q=a&q=b&q[]=c /search-results?q=a&page=1e9&type=../../x /search-results?q=%u0041
    /reviews/find?month=-1&year=1e99&platform=__proto__&kind=<b>&fact=%E0%A4%A&weight-media=99&weight-<b>=1
    /reviews/costs?apps=../../etc&months=NaN&from=0000-00-00 /contact?about=..%2F..%2Freviews&about[]=x&fact=%3Cscript%3E
    /search-results/x /not-found/post /not-found/x /api/search?q=% /api/search?q=x&limit=-1 /index/index/index
    /blog/index /__proto__ /constructor/page/2 /guides/page/1e0 /blog%23 /blog%3fq=1 /?
  `
    .trim()
    .split(/\s+/),
  ...["/reviews/compare?apps=", "/search-results?q=", "/reviews/find?fact=", "/"].map((path) => path + long(6000)),
  ...[`/${"a/".repeat(2000)}`, `/${"%2f".repeat(2000)}`, `/${"../".repeat(1000)}`],
  ...["/\u00e9\u00ff", "/\x7f", "/blog\x01", "/blog\tHTTP/1.1", "/blog HTTP/1.1 HTTP/1.1"],
];

test("targets that try to leave the site or break its rules do neither", async () => {
  expect(await diagnosticsAmong(targets.map((target) => ({ target })))).toEqual([]);
});

/** Headers that control frameworks, proxies or caches; sent to a page, a redirect and a missing page. */
const steering = [
  ["X-Forwarded-Host: evil.example", "X-Forwarded-Proto: https", "X-Forwarded-Port: 1"],
  ["X-Forwarded-Proto: javascript"],
  ["X-Forwarded-Proto: https:\\\\evil.example/"],
  ["Forwarded: host=evil.example;proto=https"],
  ["X-Original-URL: /not-found/post", "X-Rewrite-URL: /not-found/post"],
  ["X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware"],
  ["X-Middleware-Rewrite: http://evil.example/", "X-Middleware-Next: 1", "X-Middleware-Prefetch: 1"],
  ["X-Matched-Path: /not-found/post", "X-Invoke-Path: /not-found/post", "X-Invoke-Status: 500"],
  ["X-Nextjs-Data: 1"],
  ["X-Prerender-Revalidate: x", "X-Next-Revalidated-Tags: x"],
  ["RSC: 1", "Next-Router-State-Tree: %zz"],
  ["RSC: 1", "Next-Router-Prefetch: 1", "Next-Router-Segment-Prefetch: /../../x"],
  ["Next-Action: abc", "Content-Type: multipart/form-data; boundary=x"],
  ["Range: bytes=-0,-,5-1,0-0,0-0", "If-Range: x"],
  [`Range: bytes=${"0-1,".repeat(1500)}`],
  ['If-None-Match: "', "If-Modified-Since: never"],
  ["Accept: */*;q=x,,", "Accept-Encoding: gzip;q=-1, *;q=0, identity;q=0", "Accept-Language: \u00ff"],
  ["Expect: 100-continue"],
  [`Cookie: ${"a=b; ".repeat(2000)}`],
  [`X-Long: ${long(30_000)}`],
  Array.from({ length: 1500 }, (_, index) => `X-${index}: 1`),
  ["Upgrade: websocket", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13"],
  ["Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"],
  ["Content-Length: 5", "Transfer-Encoding: chunked"],
  ["Host: evil.example"],
];

test("requests with headers that steer elsewhere are answered, or refused, like others", async () => {
  const attacks = steering.flatMap((headers) =>
    ["/about", "/Blog/", "/no-such-page"].map((target) => ({ target, headers })),
  );
  const allowed: Record<string, number> = { "/about": 200, "/Blog/": 308, "/no-such-page": 404 };
  const diagnostics = await diagnosticsAmong(attacks, ({ status }, { target }) =>
    // 307: Next redirects requests for a page's data to an address with a checksum. 0, 400, 431: refused unread.
    status === allowed[target] || [0, 307, 400, 431].includes(status) ? [] : [`status ${status}`],
  );
  expect(diagnostics).toEqual([]);
});

test("hosts are neither believed nor repeated: every answer is the same whatever the host", async () => {
  const hosts = [
    "www.almanac.example:8443",
    "evil.example",
    "evil.example:1",
    "@evil.example",
    "a b",
    "\u00ff",
    "",
    ":",
  ];
  hosts.push("[::1", "//evil.example", "x".repeat(5000), "127.0.0.1/", "..", "localhost:99999", "evil.example#");
  const front = ["X-Forwarded-Proto: https,http", "X-Forwarded-Host: www.almanac.example", "X-Forwarded-Port: 443"];
  const expected: [target: string, status: number, has: string][] = [
    ["/search-results?q=privacy", 200, 'id="deferred-scripts"'],
    ["/blog/what-a-year-of-company-costs", 200, "<article"],
    ["/blog/no-such-post", 404, "Post not found"],
    ["/guides/page/99", 404, "No posts found in this category."],
    ["/Blog/?a=b", 308, "/blog?a=b"],
    ["/search-results?q=", 307, "/blog"],
    ["/review/brasswick-app-review", 308, "/reviews/brasswick-app-review"],
  ];
  for (const [target, status, has] of expected) {
    const attacks = [...hosts.map((host) => ({ target, host })), { target, headers: front }];
    const diagnostics = await diagnosticsAmong(attacks, ({ status: found, headers, body }) => [
      ...(found === 400 || (found === status && (headers.location ?? body).includes(has)) ? [] : [`status ${found}`]),
      ...(/evil/.test(body + JSON.stringify(headers)) ? ["says evil"] : []),
    ]);
    expect(diagnostics).toEqual([]);
  }
});

test("every route of the build without a part that varies is let through", async () => {
  const { staticRoutes } = JSON.parse(readFileSync(join(fixtureSite, ".next/routes-manifest.json"), "utf8"));
  const pages = (staticRoutes as { page: string }[])
    .map(({ page }) => page)
    // These are off: the fixture site does not have their settings.
    .filter((page) => !/^\/_|^\/api\/metrics$/.test(page))
    // Pages of a query are reached at the address that has one (docs/decisions/099-query-pages.md).
    .filter(
      (page) => !pageKinds.some(({ route, queryOf }) => queryOf !== undefined && queryOf !== route && route === page),
    );
  expect(pages.length).toBeGreaterThan(20);
  const diagnostics = await diagnosticsAmong(
    pages.map((target) => ({ target })),
    ({ status }) => (status === 404 ? ["hidden"] : []),
  );
  expect(diagnostics).toEqual([]);
});
