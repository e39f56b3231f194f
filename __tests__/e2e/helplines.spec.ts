import { expect, type Page, test } from "@playwright/test";
import { wake } from "./react-in-page";
import { openAwake, openBox, suggestions } from "./search-reader";

/**
 * Helplines in a browser. That their pages sell nothing is tested where nothing is drawn: `app/pages-without-offers.test.tsx`,
 * `app/distress-search.test.tsx`.
 */

/** An article for readers in distress. */
const distress = "/blog/what-lonely-means-here";
/** A search of somebody in distress. */
const search = "/search-results?q=i%20want%20to%20die";

const places = (page: Page) =>
  page.locator(".helplines-name > strong").evaluateAll((names) => names.map(({ textContent }) => textContent));

test.describe("helplines", () => {
  for (const [locale, first] of [
    ["de", ["Germany", "United States", "United Kingdom"]],
    ["ja-JP", ["United States", "United Kingdom", "Germany"]],
  ] as const)
    test.describe(locale, () => {
      test.use({ locale });
      test("put the reader's own country first, before anything moves, and React leaves the order alone", async ({
        page,
      }) => {
        await page.goto(distress);
        expect(await places(page)).toEqual([...first, "Any country"]);
        await wake(page);
        expect(await places(page)).toEqual([...first, "Any country"]);
      });
    });

  test.describe("in a search", () => {
    test.use({ locale: "de" });
    test("are those of the reader's own country, before everything else, on the page and while typing", async ({
      page,
    }) => {
      await page.goto(search);
      expect(await places(page)).toEqual(["Germany", "United States", "United Kingdom", "Any country"]);
      await openAwake(page);
      await (await openBox(page)).fill("want to die");
      const options = suggestions(page).getByRole("option");
      await expect(options.first()).toHaveText("Having a hard time? Someone to talk to");
      await expect(options.nth(1)).toHaveText(/Call 030 23125 001/);
      await expect(options.nth(1)).toHaveAttribute("href", "tel:03023125001");
      await expect(suggestions(page).getByRole("group", { name: "Someone to talk to, now" })).toBeVisible();
      for (const option of await options.all()) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  });

  test("have links that a finger meets", { tag: "@phone" }, async ({ page }) => {
    await page.goto(distress);
    for (const link of await page.locator(".helplines a").all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
