import { expect, test } from "@playwright/test";
import { missingPages } from "./routes";

test.use({ javaScriptEnabled: false });

test("missing pages of every kind answer 404 with a whole page, without script", async ({ page }) => {
  for (const { path, heading, link, href } of missingPages)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(404);
      await expect.soft(page.locator("html"), path).toHaveAttribute("lang", "en");
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
      const way = page.getByRole("main").getByRole("link", { name: link });
      await expect.soft(way, path).toHaveAttribute("href", href);
      // Next adds a second "noindex" to a page that it renders again with status 404.
      const robots = await page
        .locator("meta[name=robots]")
        .evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")));
      expect.soft(robots, path).toContain("noindex, follow");
      expect.soft(robots.join(), path).not.toContain("nofollow");
      await expect.soft(page.getByRole("banner"), path).toBeVisible();
      await expect.soft(page.getByRole("contentinfo"), path).toBeVisible();
    });
});
