import { expect, type Locator, test } from "@playwright/test";

/** The first screen of a review answers it (docs/decisions/040-answer-first.md). */

const longTitle = "Brasswick Review: Ninety Letters, Which Is the Most That a Title of Ours May Have, Are Here";

/** The parts of the answer, in their order. */
const parts = (main: Locator, score: RegExp, price: RegExp) => ({
  title: main.getByRole("heading", { level: 1 }),
  score: main.getByText(score).filter({ visible: true }).first(),
  verdict: main.locator("header p").filter({ hasText: /^(The first app on our list|A companion for people)/ }),
  price: main.getByText(price).first(),
  payment: main.getByText(/pays us\.$|^We earn nothing from /).first(),
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    for (const [slug, score, price] of [
      ["brasswick-app-review", /^Rated 4\.7/, /^12 months from$/],
      ["pemberlow-app-review", /^Research only$/, /^Prices not known$/],
    ] as const) {
      test(`${slug}: name, score, verdict, price and who pays are on the first screen`, async ({ page }) => {
        await page.goto(`/reviews/${slug}`);
        const shown = parts(page.getByRole("main"), score, price);
        for (const title of [undefined, longTitle]) {
          if (title) await shown.title.evaluate((heading, text) => heading.replaceChildren(text), title);
          for (const [part, element] of Object.entries(shown)) {
            await expect(element, part).toBeVisible();
            const box = await element.boundingBox();
            expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN), part).toBeLessThanOrEqual(viewport.height);
          }
        }
        // Pictures below, the cover among them, take nothing from what is read first.
        const eager = await page
          .locator("main img")
          .evaluateAll((pictures: HTMLImageElement[]) =>
            pictures
              .filter((one) => one.getBoundingClientRect().top > innerHeight && one.loading !== "lazy")
              .map(String),
          );
        expect(eager).toEqual([]);
      });
    }
  });
}

test.describe("320 by 568", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("name, score and verdict are on the first screen, and nothing is wider than it", async ({ page }) => {
    await page.goto("/reviews/brasswick-app-review");
    const { title, score, verdict } = parts(page.getByRole("main"), /^Rated 4\.7/, /^12 months from$/);
    for (const element of [title, score, verdict]) {
      const box = await element.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(568);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
