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
