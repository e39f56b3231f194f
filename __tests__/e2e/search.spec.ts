import { expect, type Page, test } from "@playwright/test";
import { isPhone, letReactWork, stopClock } from "./reader";
import { openAwake, openBox, overlay, suggestions } from "./search-reader";

/** The search box and its overlay on small screens. */

test("typing suggests 5 results in the header, 10 in the overlay, and all of them behind a link", {
  tag: "@both",
}, async ({ page, request }) => {
  const count = isPhone(page) ? 10 : 5;
  const { total, results } = await (await request.get(`/api/search?q=Companion&limit=${count}`)).json();
  expect(total).toBeGreaterThan(10);
  const urls: string[] = results.map(({ url }: { url: string }) => url);
  const [firstWord] = results[0].title.split(" ");
  await openAwake(page);
  const box = await openBox(page);
  await expect(suggestions(page)).toHaveCount(0);
  await box.pressSequentially("cOMPANION");
  const options = suggestions(page).getByRole("option");
  await expect(options).toHaveCount(count + 1);
  // A pause while typing may show those of a part of the word first.
  await expect
    .poll(() => options.evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
    .toEqual([...urls, `/search-results?q=${encodeURIComponent(firstWord)}`]);
  await expect(options.last()).toHaveText("View all results");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL(urls[0] ?? "");
});

test("no more results than fit are not linked to again, and none at all are said", async ({ page }) => {
  await openAwake(page);
  const box = await openBox(page);
  await box.fill("brasswick review");
  await expect(suggestions(page).getByRole("option").first()).toBeVisible();
  expect(await suggestions(page).getByRole("option").count()).toBeLessThanOrEqual(5);
  await expect(page.getByText("View all results")).toHaveCount(0);
  const answered = page.waitForResponse("**/api/search?q=zzzz*");
  await box.fill("zzzz");
  await (await answered).finished();
  await expect(suggestions(page)).toHaveCount(0);
  await expect(page.locator("p", { hasText: "No results found matching your search" })).toBeVisible();
});

test("the suggestions hide 200 ms after the box has lost the focus", async ({ page }) => {
  await page.clock.install();
  await openAwake(page);
  const box = await openBox(page);
  await box.fill("privacy");
  await expect(suggestions(page)).toBeVisible();
  await stopClock(page);
  await box.blur();
  await page.clock.runFor(199);
  await letReactWork(page);
  await expect(suggestions(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(suggestions(page)).toHaveCount(0);
  await expect(box).toHaveValue("privacy");
});

test("the clear button empties the box", async ({ page }) => {
  await openAwake(page);
  const box = await openBox(page);
  const clear = page.getByRole("button", { name: "Clear the search" }).filter({ visible: true });
  await expect(clear).toHaveCount(0);
  await box.fill("privacy");
  await expect(suggestions(page)).toBeVisible();
  await clear.click();
  await expect(box).toHaveValue("");
  await expect(box).toBeFocused();
  await expect(suggestions(page)).toHaveCount(0);
  await expect(clear).toHaveCount(0);
});

test("Escape closes the suggestions and the search", { tag: "@both" }, async ({ page }) => {
  await openAwake(page);
  const box = await openBox(page);
  await box.fill("privacy");
  await expect(suggestions(page)).toBeVisible();
  await box.press("Escape");
  await expect(suggestions(page)).toHaveCount(0);
  await expect(box).toHaveValue("privacy");
  await expect(overlay(page)).toBeHidden();
});

test("the slash key opens the search, but is a character in a field", { tag: "@both" }, async ({ page }) => {
  await openAwake(page, "/contact");
  const box = page.getByRole("combobox", { name: "Search reviews and articles" }).filter({ visible: true });
  const form = page.getByRole("form", { name: "Contact" });
  for (const label of ["Message", "Name"]) {
    await form.getByLabel(label).press("/");
    await expect(form.getByLabel(label)).toHaveValue("/");
    await expect(form.getByLabel(label)).toBeFocused();
    await expect(overlay(page)).toBeHidden();
  }
  await form.getByLabel("Name").blur();
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("");
  await expect(overlay(page)).toBeVisible({ visible: isPhone(page) });
});

test.describe("the overlay of a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("takes the focus 100 ms after it has opened", async ({ page }) => {
    await page.clock.install();
    await openAwake(page);
    await stopClock(page);
    const opened = overlayToggles(page);
    const box = await openBox(page);
    await opened;
    await page.clock.runFor(99);
    await expect(box).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(box).toBeFocused();
  });

  test("closes when the reader goes elsewhere", async ({ page }) => {
    await openAwake(page);
    const box = await openBox(page);
    // The tests' browser has no back/forward cache: this is the event that a cached page gets.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await expect(overlay(page)).toBeHidden();
    await openBox(page);
    await box.fill("privacy");
    await box.press("Enter");
    await expect(page).toHaveURL("/search-results?q=privacy");
    await expect(overlay(page)).toBeHidden();
  });
});

/** Resolves when the overlay fires `toggle`, where the delay of the focus begins. */
async function overlayToggles(page: Page): Promise<unknown> {
  return page.locator("#search-overlay").evaluate((element) => {
    return new Promise((resolve) => element.addEventListener("toggle", () => resolve(true), { once: true }));
  });
}

test("nothing but spaces is not searched for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openAwake(page);
  const box = await openBox(page);
  for (const text of ["", "   "]) {
    await box.fill(text);
    await box.press("Enter");
  }
  await letReactWork(page);
  await expect(page).toHaveURL("/blog");
  expect(asked.filter((url) => /search-results|api\/search/.test(url))).toEqual([]);
});
