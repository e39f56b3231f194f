import { expect, test } from "@playwright/test";
import { wake } from "./react-in-page";
import { isPhone } from "./reader";

/** Statements of docs/reference/behaviour.md that need a browser: layout, and behaviour of the browser itself. */

test.describe("the search of a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("fills the screen, holds the page still and takes the focus", async ({ page }) => {
    await page.goto("/blog");
    await wake(page);
    await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).first().click();
    const overlay = page.getByRole("dialog", { name: "Search" });
    await expect(overlay.getByRole("combobox")).toBeFocused();
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  });
});

test("below the lead and two halves, cards stand in three columns on wide screens", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/blog");
  const cards = page.locator("main article");
  await expect(cards).toHaveCount(6);
  const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
  expect(new Set(lefts.slice(-3)).size).toBe(isPhone(page) ? 1 : 3);
  expect(new Set(lefts.slice(1, 3)).size).toBe(isPhone(page) ? 1 : 2);
  await expect(cards.first().locator("p").last()).toHaveCSS("-webkit-line-clamp", "3");
});

test("the pages of a list open at their top", async ({ page }) => {
  await page.goto("/guides");
  await page.getByRole("navigation", { name: "Pagination" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/guides/page/2");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the first app of the ranking stands on the first screen, and its evidence opens larger", {
  tag: "@both",
}, async ({ page }) => {
  const [width, height] = isPhone(page) ? [390, 844] : [1280, 800];
  await page.setViewportSize({ width, height });
  await page.goto("/reviews");
  const table = page.getByRole("table", { name: "Ranking at a glance" });
  const first = table.getByRole("rowheader").getByRole("link").first();
  const box = await first.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(height);
  await first.click();
  await page.getByText("The test: who, when, and what failed").click();
  const picture = page
    .getByRole("figure")
    .getByRole("link", { name: /opens a larger picture/ })
    .first();
  const answer = await page.request.get((await picture.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^image\//);
});
