import { expect, test } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/lib/find-browser";

/**
 * Pages that the browser keeps as they are and shows again (back/forward cache). Playwright switches that off, and a Chromium
 * without windows does not have it.
 */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

const article = "/blog/what-a-year-of-company-costs";

test("an article is kept by the browser, with its marks, and its script goes on", { tag: "@phone" }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { restored: persisted })),
  );
  await page.goto(article);
  const like = page.getByRole("button", { name: "Like", exact: true });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
  await menu.locator('a[href="/reviews"]').first().press("Enter");
  await page.waitForURL("**/reviews");
  await page.waitForLoadState();
  await page.evaluate(() => history.back());
  await page.waitForURL(`**${article}`, { waitUntil: "commit" });
  await page.waitForFunction(() => Reflect.get(window, "restored") === true);
  await expect(menu).toBeHidden();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
});
