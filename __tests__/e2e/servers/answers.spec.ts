import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { type OwnSite, startOwnSite, test } from "../own-site";
import { editBuild } from "./edit-build";

/** Headers of every answer, including those of Next itself: redirects, refusals, errors. */
test.describe.configure({ mode: "serial", timeout: 120_000 });

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

const contract = ["strict-transport-security", "x-content-type-options", "referrer-policy", "permissions-policy"];

for (const [path, status, init] of [
  ["/blog/", 308, {}],
  ["//elsewhere.example/x", 308, {}],
  ["/search-results", 307, {}],
  ["/blog", 405, { method: "POST" }],
  ["/_next/image?url=/none&w=1&q=75", 404, {}],
  ["/_next/static/none.js", 404, {}],
  ["/api/search", 405, { method: "PUT" }],
] as [string, number, RequestInit][]) {
  test(`${init.method ?? "GET"} ${path} answers ${status} with the headers of the contract and a policy`, async () => {
    const response = await fetch(site.origin + path, { redirect: "manual", ...init });
    expect(response.status).toBe(status);
    for (const name of contract) expect.soft(response.headers.get(name), name).toBeTruthy();
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
}

test("the ETag of a page is true of each of its encodings, and still saves sending it again", async () => {
  const ask = (headers: Record<string, string>) => fetch(`${site.origin}/about`, { headers });
  // A page that a build has made some minutes ago is rendered again, with its head in another order.
  await expect.poll(async () => (await ask({})).headers.get("x-nextjs-cache")).toBe("HIT");
  for (const encoding of ["identity", "gzip", "br"]) {
    const { headers } = await ask({ "accept-encoding": encoding });
    const etag = headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"/);
    expect(headers.get("vary")).toMatch(/accept-encoding/i);
    // Not `fetch`, which adds `cache-control: no-cache` to a request with a validator.
    const again = await askPlainly("/about", { "accept-encoding": encoding, "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject({ etag, vary: expect.stringMatching(/accept-encoding/i) });
  }
});

/** Expects a page without script that says what happened and links to the home page. */
async function expectErrorPage(path: string) {
  const response = await site.get(path);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("<h1>This page could not be shown</h1>");
  expect(html).toContain('<a href="/">Return to Homepage</a>');
  expect(html).not.toContain("<script");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect((await new HtmlValidate().validateString(html)).results.flatMap(({ messages }) => messages)).toEqual([]);
}

test("a page that cannot be made is a whole page without script", async ({ page }) => {
  editBuild(site, (code) =>
    code.replace(
      /(function\(\w+\)\{)(?=let ?\{data:\w+,claimsAt:\w+\}=\(0,\w+\.\w+\)\(\w+,"pages\/about"\))/,
      '$1throw new Error("broken");',
    ),
  );
  await site.restart();
  await site.renderAgain();
  await expectErrorPage("/about?x=1");
  expect((await site.get("/terms")).status).toBe(200);

  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(`${site.origin}/about`);
  await page.getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(complaints.filter((text) => !text.includes("status of 500"))).toEqual([]);
});

test("so is one whose code cannot be loaded", async () => {
  for (const route of ["help", "reviews/costs/results"])
    writeFileSync(join(site.content, `../.next/server/app/${route}/page.js`), 'throw new Error("broken");');
  await site.restart();
  await expectErrorPage("/help");
  await expectErrorPage("/reviews/costs?months=3");
});

function askPlainly(path: string, headers: Record<string, string>) {
  return new Promise<{ status?: number; headers: object }>((resolve, reject) => {
    request(site.origin + path, { headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, headers: answer.headers });
    })
      .on("error", reject)
      .end();
  });
}
