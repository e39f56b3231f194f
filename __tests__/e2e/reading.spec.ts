import { expect, test } from "@playwright/test";
import { isHydrated } from "./react-in-page";
import { isPhone } from "./reader";

/** Readers who only read (docs/decisions/055-reading-without-react.md). */

const article = "/blog/what-a-year-of-company-costs";

/** That no kind of page sends more than the reading script to somebody who scrolls is an audit (audits/pages.spec.ts). */
test("a reader with a mouse, who goes on by keyboard, meets no React", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (["script", "fetch"].includes(request.resourceType())) scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(article);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, 0.9 * height);
  // Forms come to lie under the resting pointer.
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  while (!(await page.evaluate(isAtEnd))) await page.mouse.wheel(0, height / 2);
  const link = page.getByRole("contentinfo").locator('a[href^="/"]').last();
  const next = await link.getAttribute("href");
  expect(next).not.toBe(article);
  expect(await isHydrated(page)).toBe(false);
  await link.press("Enter");
  await expect(page).toHaveURL(next ?? "");
  await page.waitForLoadState();
  expect([...scripts]).toEqual(["/scripts/reading.js"]);
});

test("pressing, focusing and hovering what is not React's leaves React asleep", { tag: "@both" }, async ({ page }) => {
  await page.goto(article);
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1 }).click();
  await main.getByRole("link").first().focus();
  await main.getByRole("link").first().hover();
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.getByRole("button", { name: "Like", exact: true })).toHaveAttribute("aria-pressed", "true");
  if (isPhone(page)) await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
  await page.waitForTimeout(300);
  expect(await isHydrated(page)).toBe(false);
});
