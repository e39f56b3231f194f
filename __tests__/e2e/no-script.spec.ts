import { expect, test } from "@playwright/test";
import { pages } from "./routes";

test.use({ javaScriptEnabled: false });

for (const path of pages) {
  test(`${path} can be read without script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toHaveText(/[\s\S]{200,}/, { useInnerText: true });
  });
}

test("every link of the header works without script", async ({ page, request }) => {
  await page.goto("/");
  const links = page.getByRole("banner").locator("a[href^='/']");
  const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));
  expect(hrefs.length).toBeGreaterThan(4);
  for (const href of new Set(hrefs)) {
    const response = await request.get(href ?? "");
    expect(response.status(), href ?? "").toBe(200);
  }
});

test("the main links can be reached and followed without script", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("banner").getByRole("link", { name: "Reviews", exact: true }).click();
  await expect(page).toHaveURL("/reviews");
});
