import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { type OwnSite, startOwnSite, test } from "../own-site";
import { securityDiagnostics } from "../security-headers";
import { editBuild } from "./edit-build";

/** Headers of every answer, including those of Next itself: redirects, refusals, errors. */
test.describe.configure({ mode: "serial", timeout: 120_000 });

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({}, (folder) => {
    editBuild(folder, (code) =>
      code.replace(
        /(function\(\w+\)\{)(?=let ?\{data:\w+,claimsAt:\w+\}=\(0,\w+\.\w+\)\(\w+,"pages\/about"\))/,
        '$1throw new Error("broken");',
      ),
    );
    for (const route of ["help", "reviews/costs/results"])
      writeFileSync(join(folder, `.next/server/app/${route}/page.js`), 'throw new Error("broken");');
  });
});
test.afterAll(() => site?.stop());

test("answers that are no pages carry the security headers, and a policy", async () => {
  for (const [path, status, method] of [
    ["/blog/", 308, "GET"],
    ["//elsewhere.example/x", 308, "GET"],
    ["/search-results", 307, "GET"],
    ["/blog", 405, "POST"],
    ["/_next/image?url=/none&w=1&q=75", 404, "GET"],
    ["/_next/static/none.js", 404, "GET"],
    ["/api/search", 405, "PUT"],
    ["/api/contact", 405, "GET"],
    ["/api/search?q=privacy", 200, "GET"],
    ["/api/search?q=x&limit=nonsense", 400, "GET"],
    ["/images/og/site.png", 200, "GET"],
    ["/robots.txt", 200, "GET"],
    ["/feed.xml", 200, "GET"],
  ] as const) {
    const response = await fetch(site.origin + path, { redirect: "manual", method });
    const wrong = securityDiagnostics(Object.fromEntries(response.headers));
    expect.soft({ path, status: response.status, wrong }).toEqual({ path, status, wrong: [] });
  }
});

test("a page that cannot be made, and one whose code cannot be loaded, are whole pages without script", async ({
  page,
}) => {
  await site.renderAgain();
  for (const path of ["/about?x=1", "/help", "/reviews/costs?months=3"]) {
    const response = await site.get(path);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 500]);
    expect(html).toContain("<h1>This page could not be shown</h1>");
    expect(html).toContain('<a href="/">Return to Homepage</a>');
    expect(html).not.toContain("<script");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect((await new HtmlValidate().validateString(html)).results.flatMap(({ messages }) => messages)).toEqual([]);
  }
  expect((await site.get("/terms")).status).toBe(200);

  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(`${site.origin}/about`);
  await page.getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(complaints.filter((text) => !text.includes("status of 500"))).toEqual([]);
});
