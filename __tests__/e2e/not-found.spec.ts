import { expect, test } from "@playwright/test";
import { missingPages } from "./routes";

test.use({ javaScriptEnabled: false });

for (const { path, heading, link, href } of missingPages) {
  test(`${path} answers 404 with a whole page, without script`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("main").getByRole("link", { name: link })).toHaveAttribute("href", href);
    // Next adds a second "noindex" to a page that it renders again with status 404.
    const robots = await page
      .locator("meta[name=robots]")
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")));
    expect(robots).toContain("noindex, follow");
    expect(robots.join()).not.toContain("nofollow");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}
