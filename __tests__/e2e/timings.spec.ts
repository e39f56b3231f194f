import { expect, type Page, test } from "@playwright/test";
import { wake } from "../../scripts/lib/react-in-page";
import { letReactWork, stopClock } from "./reader";

/** Exact times of docs/reference/behaviour.md, measured with a clock that the test moves. */

const article = "/blog/what-a-year-of-company-costs";
const contents = (page: Page) => page.locator("[data-toc]");
const link = (page: Page, index: number) => contents(page).getByRole("link", { includeHidden: true }).nth(index);

/** An article with its table of contents open and its clock stopped. */
async function openArticle(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(article);
  await wake(page);
  await stopClock(page);
  // Runs timers that are due already.
  await page.clock.runFor(1000);
}

const topOf = (page: Page, hash: string) =>
  page.evaluate((one) => document.querySelector(one)?.getBoundingClientRect().top ?? Number.NaN, hash);

/** Scrolls a section's heading to 90 px below the top, and waits until the observers have been told. */
function scrollToSection(page: Page, hash: string): Promise<void> {
  return page.evaluate(
    (one) =>
      new Promise<void>((resolve) => {
        const top = document.querySelector(one)?.getBoundingClientRect().top ?? 0;
        scrollTo({ top: scrollY + top - 90, behavior: "instant" });
        // Observers are told in the order in which they began.
        new IntersectionObserver((_, observer) => resolve(observer.disconnect())).observe(document.body);
      }),
    hash,
  );
}

test("the current section is looked for once in 66 ms", async ({ page }) => {
  await openArticle(page);
  const [second, third] = [link(page, 1), link(page, 2)];
  const hashes = [await second.getAttribute("href"), await third.getAttribute("href")].map(String);
  await scrollToSection(page, hashes[0] ?? "");
  await page.clock.runFor(65);
  await letReactWork(page);
  await expect(contents(page).locator("[aria-current]")).toHaveCount(0);
  // Within the same 66 ms there is no second check, and the first one uses the position at that time.
  await scrollToSection(page, hashes[1] ?? "");
  await page.clock.runFor(1);
  await expect(third).toHaveAttribute("aria-current", "location");
  await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
  await scrollToSection(page, hashes[0] ?? "");
  await page.clock.runFor(65);
  await letReactWork(page);
  await expect(third).toHaveAttribute("aria-current", "location");
  await page.clock.runFor(1);
  await expect(second).toHaveAttribute("aria-current", "location");
});

test("a link of the table of contents scrolls for 500 ms, to 100 px above its section", async ({ page }) => {
  await openArticle(page);
  const hash = String(await link(page, 2).getAttribute("href"));
  await link(page, 2).scrollIntoViewIfNeeded();
  const far = await topOf(page, hash);
  expect(far).toBeGreaterThan(400);
  await link(page, 2).click();
  // The animation begins with the next frame, which the stopped clock has after 16 ms.
  await page.clock.runFor(16 + 240);
  const halfWay = await topOf(page, hash);
  expect(halfWay).toBeLessThan(far - 50);
  expect(halfWay).toBeGreaterThan(150);
  await page.clock.runFor(200);
  expect(await topOf(page, hash)).toBeGreaterThan(101);
  await page.clock.runFor(80);
  expect(await topOf(page, hash)).toBeCloseTo(100, 0);
  const end = await page.evaluate(() => scrollY);
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => scrollY)).toBe(end);
});
