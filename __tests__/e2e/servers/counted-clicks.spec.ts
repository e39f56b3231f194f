import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type OwnSite, startOwnSite, test } from "../own-site";

/** A server with other settings than its build: links lead by way of /go. */
const clicks = mkdtempSync(join(tmpdir(), "counted-clicks-"));
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ AFFILIATE_LINKS: "go", CLICKS_DIR: clicks });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(clicks, { recursive: true });
});
test.describe.configure({ mode: "serial", timeout: 60_000 });

const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, { redirect: "manual", ...init, headers: { ...firefox, ...init.headers } });
const file = () => join(clicks, `${new Date().toISOString().slice(0, 10)}.ndjson`);
const written = () => (existsSync(file()) ? readFileSync(file(), "utf8").split("\n").filter(Boolean) : []);

test("every affiliate link of a page leads by way of the site, and each answers", async () => {
  const html = await site.text("/reviews");
  const hrefs = [...html.matchAll(/<a [^>]*data-affiliate="[^"]*"[^>]*>/g)].map(
    ([tag]) => /href="([^"]*)"/.exec(tag)?.[1],
  );
  expect(hrefs.length).toBeGreaterThan(5);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  for (const href of hrefs) {
    expect(href).toMatch(/^\/go\/[a-z-]+\/[a-z]+(-\d+)?\/reviews$/);
    const { status, headers } = await ask(href ?? "", { method: "HEAD" });
    expect(status).toBe(302);
    expect(new URL(headers.get("location") ?? "").host).toMatch(/\.example$/);
  }
  expect(written()).toEqual([]);
});

test("a click is counted once, and its answer is kept by nobody", async () => {
  const path = "/go/thistledown/ranked-1/reviews";
  const { status, headers } = await ask(path);
  expect(status).toBe(302);
  expect(headers.get("location")).toBe(
    "https://go.thistledown.example/visit?from=lantern&utm_source=paper-lantern&utm_medium=affiliate&clickref=ranked-1--reviews",
  );
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("set-cookie")).toBeNull();
  await ask(path);
  await ask(path, { headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" } });
  await ask("/go/thistledown/ranked-2/reviews", { headers: { "sec-purpose": "prefetch" } });
  await expect.poll(() => written().length).toBe(1);
  expect(JSON.parse(written()[0] ?? "")).toEqual({
    day: expect.any(String),
    hour: expect.any(Number),
    partner: "thistledown",
    placement: "ranked-1",
    page: "/reviews",
    rank: 1,
  });
});

test("an unknown partner, placement or page is answered with the not-found page", async () => {
  for (const path of [
    ...["/go/nobody/closing/home", "/go/thistledown/nowhere/home", "/go/thistledown/closing/no-such-page"],
    ...["/go/thistledown/closing/home/https:%2f%2fevil.example", "/go/%2f%2fevil.example/closing/home", "/go"],
  ]) {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain("Page Not Found");
  }
});

test("nothing leads where a query says", async () => {
  const { headers } = await ask("/go/thistledown/exit/home?url=https://evil.example&clickref=evil");
  expect(headers.get("location")).not.toContain("evil");
});

test("crawlers are asked to stay away, and no page of it is listed", async () => {
  expect(await site.text("/robots.txt")).toContain("Disallow: /go/");
  expect(await site.text("/sitemap.xml")).not.toContain("/go/");
});

test("a full disk stops no reader", async () => {
  rmSync(file(), { force: true });
  mkdirSync(file());
  expect((await ask("/go/thistledown/banner/home")).status).toBe(302);
  await expect.poll(() => site.log()).toContain("cannot be written");
});
