import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { http, passthrough } from "msw";
import { emptyPolicy, errorPagePolicy } from "@/lib/cache/security-policy";
import { getSecurityHeaders } from "@/lib/http/security-headers";
import { processState } from "@/lib/runtime/process-state";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { SiteResponse } from "@/lib/server/response";
import { flightDataOf } from "../../helpers/flight-data";
import { server as outside } from "../../helpers/msw";

let server: Server<typeof IncomingMessage, typeof SiteResponse> | undefined;
beforeEach(() => outside.use(http.all(/^http:..127\.0\.0\.1:/, () => passthrough())));
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

/** What a reader gets from a server that answers like this. */
async function ask(listener: RequestListener, init: RequestInit = {}, path = "/") {
  server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    const [pathname = "", query = ""] = path.split("?");
    Object.assign(response, { path: pathname, query });
    listener(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server?.once("listening", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const response = await fetch(url, { redirect: "manual", headers: { connection: "close" }, ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it.each([
  ["/scripts/reading.js", 200, "public, max-age=31536000, immutable"],
  ["/scripts/none.js", 404, "public, max-age=0"],
  ["/robots.txt", 200, "public, max-age=0"],
])("lets browsers keep %s with status %d: %s", async (path, status, kept) => {
  const listener: RequestListener = (_, response) =>
    response.writeHead(status, { "cache-control": "public, max-age=0" }).end("x");
  expect((await ask(listener, {}, path)).headers.get("cache-control")).toBe(kept);
});

it("closes its connection once the process is told to stop, also if it was begun before", async () => {
  const keepAlive = { headers: { connection: "keep-alive" } };
  const listener: RequestListener = (_, response) => response.end("x");
  expect((await ask(listener, keepAlive)).headers.get("connection")).toBe("keep-alive");
  server?.close();
  server?.closeAllConnections();
  const stopping: RequestListener = (_, response) => {
    processState().isStopping = true;
    response.end("x");
  };
  expect((await ask(stopping, keepAlive)).headers.get("connection")).toBe("close");
  forgetProcessWide("process");
});

it("lets other sites show pictures, and nothing else", () => {
  const policies = ["/images/a.png", "/media/a.avif", "/blog", "/images", "/x/images/a.png"].map(
    (path) => getSecurityHeaders(path)["cross-origin-resource-policy"],
  );
  expect(policies).toEqual(["cross-origin", "cross-origin", "same-origin", "same-origin", "same-origin"]);
});

it.each([
  ["a redirect", 308, { location: "/blog" }],
  ["a refusal", 405, { allow: "GET" }],
  ["a file", 200, { "content-type": "text/plain" }],
])("gives %s the headers of the contract and a policy", async (_, status, headers) => {
  const response = await ask((_request, response) => response.writeHead(status, headers).end("x"));
  expect([response.status, response.text]).toEqual([status, "x"]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...headers,
    "content-security-policy": emptyPolicy,
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.any(String),
  });
});

it("leaves what a response says itself, and its length", async () => {
  const response = await ask((_, response) => {
    response.setHeader("content-security-policy", "default-src 'self'");
    response.setHeader("cross-origin-resource-policy", "cross-origin");
    response.end("four");
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-security-policy": "default-src 'self'",
    "cross-origin-resource-policy": "cross-origin",
    "content-length": "4",
  });
});

it.each([
  ['"a"', 'W/"a"'],
  ['W/"a"', 'W/"a"'],
])("sends the ETag %s as %s", async (given, sent) => {
  expect((await ask((_, response) => response.setHeader("etag", given).end("x"))).headers.get("etag")).toBe(sent);
});

it.each(["identity", "gzip"])("gives a text an ETag, and 304 to whom has it, in %s", async (encoding) => {
  const listener: RequestListener = (_, response) => response.setHeader("content-type", "text/html").end("a");
  const init = (etag: string) => ({ headers: { "accept-encoding": encoding, "if-none-match": etag } });
  const etag = (await ask(listener)).headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const statuses = [];
  for (const one of [etag, etag.slice(2), `"x", ${etag}`, '"x"']) {
    server?.close();
    statuses.push((await ask(listener, init(one))).status);
  }
  expect(statuses).toEqual([304, 304, 304, 200]);
});

it.each([
  ["a response that nobody may keep", 200, { "content-type": "text/html", "cache-control": "private, no-store" }],
  ["an error", 404, { "content-type": "text/html" }],
  ["a picture", 200, { "content-type": "image/png" }],
])("gives %s no ETag", async (_, status, headers) => {
  const response = await ask((_request, response) => {
    response.statusCode = status;
    response.setHeaders(new Map(Object.entries(headers))).end("x");
  });
  expect([response.status, response.headers.get("etag")]).toEqual([status, null]);
});

describe("the page of a query", () => {
  const page = readFileSync(join(__dirname, "../../fixtures/prerendered-page.html"), "utf8");
  const address = "/reviews/find?month=9";
  /** In pieces, as Next.js streams it. */
  const stream: RequestListener = (_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", "private, no-store");
    response.flushHeaders();
    for (let start = 0; start < page.length; start += 5_000) response.write(page.slice(start, start + 5_000));
    response.end();
  };

  it.each(["identity", "gzip", "br"])("has deferred scripts and a time to live in %s", async (encoding) => {
    const { status, headers, text } = await ask(stream, { headers: { "accept-encoding": encoding } }, address);
    expect(status).toBe(200);
    expect(text).toContain('"isQueryPage":true}</script></body></html>');
    expect(text).not.toContain("__next_f");
    expect(headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "s-maxage=60, stale-while-revalidate=3540",
      etag: expect.stringMatching(/^W\/"/),
      vary: "Accept-Encoding",
    });
  });

  it("is not sent again to whom has it", async () => {
    const etag = (await ask(stream, {}, address)).headers.get("etag") ?? "";
    server?.close();
    const again = await ask(stream, { headers: { "if-none-match": etag } }, address);
    expect([again.status, again.text]).toEqual([304, ""]);
    expect(Object.fromEntries(again.headers)).toMatchObject({ etag, vary: "Accept-Encoding" });
    expect([again.headers.get("content-type"), again.headers.get("content-length")]).toEqual([null, null]);
  });

  it("has its data for React at the same address with _rsc", async () => {
    const { headers, text } = await ask(stream, {}, `${address}&_rsc=`);
    expect(headers.get("content-type")).toBe("text/x-component");
    expect(text).toBe(flightDataOf(page));
  });

  it("is none where the page cache has been, where something else is answered, and elsewhere", async () => {
    const kept: RequestListener = (_, response) =>
      response.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=300" }).end(page);
    expect((await ask(kept, {}, address)).text).toBe(page);
    server?.close();
    const json: RequestListener = (_, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    expect((await ask(json, {}, address)).text).toBe("{}");
    server?.close();
    expect((await ask(stream, {}, "/blog?month=9")).text).toBe(page);
  });
});

describe("where a page could not be made", () => {
  const html = { "content-type": "text/html; charset=utf-8" };

  it.each<[string, RequestListener]>([
    ["ended at once", (_, response) => response.writeHead(500, html).end("<html></html>")],
    [
      "in pieces",
      (_, response) => {
        response.statusCode = 500;
        response.setHeader("content-type", "text/html");
        response.setHeader("content-encoding", "gzip");
        response.write("<html>", () => response.end("</html>"));
      },
    ],
    [
      "as plain text",
      (_, response) => response.writeHead(500, { "content-type": "text/plain" }).end("Internal Server Error"),
    ],
    ["without a type", (_, response) => Object.assign(response, { statusCode: 500 }).end("Internal Server Error")],
  ])("sends a whole page: %s", async (_, listener) => {
    const { status, headers, text } = await ask(listener);
    expect(status).toBe(500);
    expect(text).toContain("<h1>This page could not be shown</h1>");
    expect(text).toContain('<a href="/">');
    expect(text).not.toContain("<script");
    expect(headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
    expect(headers.get("content-encoding")).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toBe(errorPagePolicy);
  });

  it("answers HEAD without it", async () => {
    const { status, text } = await ask((_, response) => response.writeHead(500, html).end(), { method: "HEAD" });
    expect([status, text]).toEqual([500, ""]);
  });

  it.each<[string, Record<string, string>, string?]>([
    ["data", { "content-type": "text/x-component" }],
    ["JSON", { "content-type": "application/json" }],
    ["the page of a form", html, "/api/contact"],
  ])("leaves %s alone", async (_, headers, path = "/") => {
    const own: RequestListener = (_request, response) => response.writeHead(500, headers).end("own");
    expect((await ask(own, {}, path)).text).toBe("own");
  });
});
