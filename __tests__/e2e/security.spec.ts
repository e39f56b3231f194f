import { expect, type Page, test } from "@playwright/test";
import { wake } from "./reader";
import { missingPages, pages } from "./routes";

const everywhere = {
  "strict-transport-security": /max-age=\d{8}/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(same-origin|cross-origin)$/,
  "content-security-policy": /default-src 'none'/,
};

const answers = [
  ...pages,
  ...missingPages.map(({ path }) => path),
  "/api/contact",
  "/api/search?q=privacy",
  "/api/search?q=x&limit=nonsense",
  "/images/og/site.png",
  "/robots.txt",
  "/sitemap.xml",
  "/feed.xml",
];

for (const path of answers) {
  test(`${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(everywhere)) expect.soft(headers[name], name).toMatch(value);
    expect.soft(headers["x-powered-by"]).toBeUndefined();
    expect.soft(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
  });
}

/** Every violation that the browser reports, also those of prepared pages. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener(
      "securitypolicyviolation",
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        (window as never as { reportViolation: (text: string) => void }).reportViolation(
          `${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
        );
      },
    );
  });
  return violations;
}

for (const path of pages) {
  test(`${path} does not break its own policy, asleep or awake`, async ({ page }) => {
    const violations = await collectViolations(page);
    await page.goto(path);
    await wake(page);
    await page.keyboard.press("/");
    await page.keyboard.type("pri");
    await page.keyboard.press("Escape");
    expect(violations).toEqual([]);
  });
}
