import { expect, type Locator, test } from "@playwright/test";

/** The first screen of a review answers it: most readers leave before the second. */

const longTitle = "Brasswick Review: Ninety Letters, Which Is the Most That a Title of Ours May Have, Are Here";

/** The parts of the answer, in their order. */
const parts = (main: Locator, score: RegExp | undefined) => ({
  title: main.getByRole("heading", { level: 1 }),
  ...(score ? { score: main.getByText(score).filter({ visible: true }).first() } : {}),
  payment: main.getByText(/pays us\.$|^We earn nothing from /).first(),
  author: main.locator("header").getByText(/min read$/),
  cover: main.locator("header img").last(),
  verdict: main.getByRole("heading", { name: "Verdict" }),
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    for (const [slug, score, price] of [
      ["brasswick-app-review", /^Rated 4\.7/, /^12 months from$/],
      ["pemberlow-app-review", undefined, /^Prices not known$/],
    ] as const) {
      test(`${slug}: name, score if there is one, who pays, author, cover and verdict are on the first screen`, async ({
        page,
      }) => {
        await page.goto(`/reviews/${slug}`);
        const main = page.getByRole("main");
        const isWide = viewport.width >= 1024;
        const shown = { ...parts(main, score), ...(isWide ? { price: main.getByText(price).first() } : {}) };
        for (const title of [undefined, longTitle]) {
          if (title) await shown.title.evaluate((heading, text) => heading.replaceChildren(text), title);
          for (const [part, element] of Object.entries(shown)) {
            await expect(element, part).toBeVisible();
            const box = await element.boundingBox();
            // On phones, the verdict comes before the cover, of which the first screen shows the beginning.
            const height = part === "cover" && !isWide ? 48 : box?.height;
            expect((box?.y ?? Number.NaN) + (height ?? Number.NaN), part).toBeLessThanOrEqual(viewport.height);
          }
        }
        // Pictures below take nothing from what is read first.
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

  test("name, score and who pays are on the first screen, and nothing is wider than it", async ({ page }) => {
    await page.goto("/reviews/brasswick-app-review");
    const { title, score, payment } = parts(page.getByRole("main"), /^Rated 4\.7/);
    for (const element of [title, score, payment]) {
      const box = await element?.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(568);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
