import { expect, test } from "@playwright/test";
import { openAwake, openBox } from "./search-reader";

/** Submitting a search, and the results page. */

test("while the results are computed a spinner turns, and no longer when the reader returns", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/search-results?**", async (route) => {
    await released;
    await route.continue();
  });
  await openAwake(page);
  const box = await openBox(page);
  await box.fill(" Privacy & age? ");
  const seen: unknown[] = [];
  await page.exposeFunction("tell", (one: unknown) => seen.push(one));
  // Observed inside the page, because Playwright waits for navigations.
  await box.evaluate((input) => {
    const { tell } = window as unknown as { tell: (seen: unknown) => void };
    const { form } = input as HTMLInputElement;
    new MutationObserver(() => {
      const spinner = form?.querySelector("[class*=spinner]");
      if (!spinner) return;
      const isTurning = getComputedStyle(spinner).animationIterationCount === "infinite";
      const options = form?.querySelectorAll("[role=option]").length;
      tell({ isTurning, status: form?.querySelector("[role=status]")?.textContent, options });
    }).observe(form as HTMLFormElement, { subtree: true, childList: true });
  });
  const asked = page.waitForRequest("**/search-results?**");
  await page.keyboard.press("Enter");
  expect(new URL((await asked).url()).searchParams.get("q")?.trim()).toBe("Privacy & age?");
  await expect.poll(() => seen[0]).toEqual({ isTurning: true, status: "Searching…", options: 0 });
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results for Privacy & age?");
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect(page.locator("span[class*=spinner]")).toHaveCount(0);
});

test.describe("results without script", () => {
  test.use({ javaScriptEnabled: false });

  test("come from the header's form, and tabs filter them by kind", { tag: "@both" }, async ({ page, request }) => {
    await page.goto("/blog");
    const box = await openBox(page);
    await box.fill("privacy");
    await box.press("Enter");
    await expect(page).toHaveURL("/search-results?q=privacy");
    await expect(page).toHaveTitle('Search Results for "privacy" | Paper Lantern');
    const { total } = await (await request.get("/api/search?q=privacy&limit=5")).json();
    const tabs = page.getByRole("navigation", { name: "Kinds of result" }).getByRole("link");
    await expect(tabs).toHaveText([/^All\s*\d+$/, /^Blog\s*\d+$/, /^Reviews\s*\d+$/, /^Pages\s*\d+$/]);
    const counts = (await tabs.allTextContents()).map((text) => Number(/\d+$/.exec(text.trim())?.[0]));
    expect(counts[0]).toBe(total);
    expect((counts[1] ?? 0) + (counts[2] ?? 0) + (counts[3] ?? 0)).toBe(total);

    await tabs.nth(2).click();
    await expect(page).toHaveURL("/search-results?q=privacy&type=review");
    await expect(tabs.nth(2)).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(`${counts[2]} results found`);
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Found" })).toHaveText(
      `Found ${counts[2]} results matching your search`,
    );
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(Math.min(counts[2] ?? 0, 24));
  });
});
