import { expect, test } from "@playwright/test";
import { pagesOfEachKind } from "./audits/pages-of-each-kind";
import { isPhone } from "./reader";

test.use({ javaScriptEnabled: false });

test("a page of every kind is whole without script", { tag: "@phone" }, async ({ page, request }) => {
  test.setTimeout(90_000);
  for (const { path, status } of await pagesOfEachKind(request)) {
    const response = await page.goto(path, { waitUntil: "domcontentloaded" });
    const hidden = await page.evaluate(() => {
      const parts = ["body header", "main", "main h1", "body footer"].filter(
        (part) => !document.querySelector(part)?.checkVisibility({ visibilityProperty: true }),
      );
      return (document.querySelector("main")?.innerText.length ?? 0) > 100 ? parts : [...parts, "words"];
    });
    expect.soft({ path, status: response?.status(), hidden }).toEqual({ path, status, hidden: [] });
  }
});

test("the table of contents leads to 100 px above a section without script", { tag: "@both" }, async ({ page }) => {
  await page.goto("/blog/what-a-year-of-company-costs");
  const contents = page.locator("[data-toc]");
  const link = contents.getByRole("link", { includeHidden: true }).nth(2);
  if (isPhone(page)) await contents.locator("summary").click();
  const hash = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect.poll(async () => (await page.locator(hash).boundingBox())?.y).toBeCloseTo(100, -0.5);
});
