import { expect, test } from "@playwright/test";
import { isPhone } from "./reader";

/** Find and the cost calculator (docs/decisions/099-query-pages.md). */

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("filters find apps, ticked ones are compared, and the address asks the same again", { tag: "@phone" }, async ({
    page,
  }) => {
    await page.goto("/reviews/find");
    await page.getByText("Filters and weights").click();
    await page.getByLabel("One month, at most").fill("9");
    await page.getByLabel("Web", { exact: true }).check();
    await page.getByRole("button", { name: "Find apps" }).click();
    await expect(page.getByRole("heading", { name: "1 of 6 apps fits" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Why Brasswick is listed" })).toContainText("$7.20 for one month");
    await expect(page.getByRole("rowgroup").filter({ hasText: "Might fit. Not known" }).first()).toContainText(
      "Windlass",
    );
    expect(new URL(page.url()).searchParams.get("month")).toBe("9");
    await page.getByLabel("Compare Brasswick").check();
    await page.getByLabel("Compare Windlass").check();
    await page.getByRole("button", { name: "Compare ticked apps" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brasswick vs Windlass");
  });
});

test("weights move by keyboard, their numbers follow, and the form is sent by Enter", async ({ page }) => {
  await page.goto("/reviews/find");
  const slider = page.getByLabel("Voice and pictures");
  await slider.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveValue("6");
  await expect(page.locator("output[for='weight-media']")).toHaveText("6");
  await page.getByLabel("One month, at most").press("Enter");
  await expect(page.getByText("Your weights: Voice and pictures counts 6 instead of 10.")).toBeVisible();
  await page.getByRole("link", { name: "Reset to our weights" }).click();
  await expect(page).toHaveURL("/reviews/find");
});

test("where the middleware leads is no address, and a page that a query made is kept nowhere", async ({ request }) => {
  const made = ["/reviews/find/results", "/reviews/costs/results?months=3", "/reviews/compare/results?apps=a,b"];
  for (const path of [...made, "/contact/report?about=brasswick"])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const path of ["/reviews/find?month=9", "/contact?about=brasswick"])
    expect((await request.get(path)).headers()["x-nextjs-cache"], path).toBeUndefined();
  for (const path of ["/reviews/find?utm_source=letter", "/contact?about=nobody"])
    expect((await request.get(path)).headers()["x-nextjs-cache"], path).toMatch(/HIT|STALE/);
});

test("no field of Find has the focus under the bar with the button", { tag: "@both" }, async ({ page }) => {
  // Scrolling that glides would be measured on its way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(isPhone(page) ? { width: 390, height: 844 } : { width: 1280, height: 700 });
  await page.goto("/reviews/find");
  if (isPhone(page)) await page.getByText("Filters and weights").click();
  await page.getByLabel("One month, at most").focus();
  const covered: string[] = [];
  for (let press = 0; press < 80; press += 1) {
    const seen = await page.evaluate(() => {
      const { activeElement: focused } = document;
      if (!(focused instanceof HTMLElement) || focused.closest("form") === null) return undefined;
      const bar = focused.closest("form")?.querySelector("button")?.parentElement;
      const isInBar = bar?.contains(focused) ?? false;
      const { bottom } = focused.getBoundingClientRect();
      const isCovered = !isInBar && bottom > (bar?.getBoundingClientRect().top ?? 0);
      return { isInBar, covered: isCovered ? `${focused.getAttribute("name")} ${focused.getAttribute("value")}` : "" };
    });
    if (!seen || seen.isInBar) break;
    if (seen.covered) covered.push(seen.covered);
    await page.keyboard.press("Tab");
  }
  expect(covered).toEqual([]);
});

test("a comparison on a phone keeps the names in sight, shows two apps of the reader's choice and never scrolls sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/reviews/compare?apps=brasswick,ottoline,saltmarsh");
  await page.getByLabel("Show").selectOption("Brasswick and Saltmarsh");
  await page.getByRole("rowheader", { name: /^Made by/ }).scrollIntoViewIfNeeded();
  const heads = page.getByRole("table", { name: /side by side$/ }).getByRole("columnheader");
  await expect(heads.filter({ hasText: "Saltmarsh" })).toBeInViewport();
  await expect(heads.filter({ hasText: "Brasswick" })).toBeInViewport();
  await expect(page.getByText("Ottoline", { exact: true }).first()).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
});
