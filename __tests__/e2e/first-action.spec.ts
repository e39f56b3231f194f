import { expect, test } from "@playwright/test";
import { callReact, isHydrated } from "./react-in-page";
import { openBox, suggestions } from "./search-reader";
import { holdReading, openSlowly, press, slow, waitForMore } from "./slow-reader";

/**
 * Each interaction as the first one on a page, a moment after it has loaded, with a processor four times slower and a slow
 * 4G connection; at full speed where a script never comes. None may be lost (docs/decisions/055-reading-without-react.md). On
 * the phone; on a desktop, what a phone does not have.
 */
test.describe.configure({ timeout: 60_000 });

const article = "/blog/what-a-year-of-company-costs";

test("what is typed into the header's search before React is there is suggested for, without another key", {
  tag: "@phone",
}, async ({ page }) => {
  await openSlowly(page, "/blog");
  const box = await openBox(page);
  await box.pressSequentially("price", { delay: 10 });
  await expect(suggestions(page)).toBeVisible(slow);
  await expect(suggestions(page).getByRole("option").first()).toBeVisible();
  await expect(box).toHaveValue("price");
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("Like is answered at once, kept, and counts once, with a reading script that comes after it", async ({
    page,
  }) => {
    const sendReading = await holdReading(page);
    await openSlowly(page, article, "commit");
    // In the event itself, whose duration the benchmark measures: a time limit here would measure how busy the machine is.
    await page.evaluate(() =>
      addEventListener("click", ({ target }) => {
        const button = (target as Element).closest("button");
        const isAnswered = button?.matches('[aria-busy="true"], [aria-pressed="true"]');
        document.documentElement.dataset.answered ??= String(isAnswered);
      }),
    );
    await press(page, 'button:has-text("Like")');
    await expect(page.locator("html")).toHaveAttribute("data-answered", "true", slow);
    sendReading();
    const like = page.getByRole("button", { name: "Like" });
    await expect(like).toHaveAttribute("aria-pressed", "true", slow);
    await waitForMore(page);
    await expect(like).toHaveAttribute("aria-pressed", "true");
    expect(await isHydrated(page)).toBe(false);
  });

  test("Like counts once while React hydrates", async ({ page }) => {
    await openSlowly(page, article);
    await callReact(page);
    await press(page, 'button:has-text("Like")', 400);
    const like = page.getByRole("button", { name: "Like" });
    await expect(like).toHaveAttribute("aria-pressed", "true", slow);
    await expect.poll(() => isHydrated(page), slow).toBe(true);
    await waitForMore(page);
    await expect(like).toHaveAttribute("aria-pressed", "true");
  });
});
