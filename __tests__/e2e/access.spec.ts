import { expect, type Page, test } from "@playwright/test";
import { wake } from "./reader";
import { missingPages, pages } from "./routes";
import { contentWidth } from "./soundness";

/** Small screens, large text and the keyboard (WCAG 2.2, criteria 1.4.10, 1.4.12, 2.1.2 and 2.4.3). */

const largeText = "html { font-size: 20px !important; }";
/** WCAG 2.2, criterion 1.4.12. */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

const readers = [
  { name: "320 px", width: 320, style: "" },
  { name: "320 px with text spacing", width: 320, style: textSpacing },
  { name: "360 px with large text", width: 360, style: largeText },
  { name: "360 px with large text and text spacing", width: 360, style: largeText + textSpacing },
];

/** The reader's own style sheet. The page's policy lets no style element in. */
function setStyle(page: Page, style: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

const longWord = `/search-results?q=${"withoutspaces".repeat(12)}`;

for (const path of [...pages, longWord, "/blog/page/99", ...missingPages.map((missing) => missing.path)]) {
  test(`${path.slice(0, 60)} never scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) {
        details.removeAttribute("name");
        details.open = true;
      }
    });
    for (const { name, width, style } of readers) {
      await page.setViewportSize({ width, height: 740 });
      await setStyle(page, style);
      expect.soft(await contentWidth(page), name).toBeLessThanOrEqual(width);
      expect.soft(await overlaps(page), name).toEqual([]);
    }
    // The last reader has the least room.
    expect.soft(await hiddenScrollers(page)).toEqual([]);
  });
}

/**
 * What scrolls sideways by itself and is neither a region that the keyboard reaches nor a row of links, of which the
 * keyboard brings each into view.
 */
function hiddenScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth && element.checkVisibility())
      .filter((element) => element.tabIndex < 0 && !element.matches("[data-centre-active]"))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Labels of charts that run into their figures. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".chart-label")]
      .filter((label) => {
        const value = label.parentElement?.querySelector(".chart-value")?.getBoundingClientRect();
        return !value || label.scrollWidth > label.clientWidth + 1 || label.getBoundingClientRect().right > value.left;
      })
      .map((label) => label.textContent ?? ""),
  );
}

const overlays = [
  { name: "Menu", opener: "Menu", first: "Close the menu", within: "the menu" },
  { name: "Search", opener: "Search", first: undefined, within: "the search" },
];

for (const { name, opener, first, within } of overlays) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${within} by keyboard, ${javaScriptEnabled ? "with" : "without"} script`, () => {
      test.use({ viewport: { width: 320, height: 740 }, javaScriptEnabled });

      test("takes the focus, keeps it, and gives it back", async ({ page }) => {
        await page.goto("/blog");
        if (javaScriptEnabled) await wake(page);
        const button = page.getByRole("banner").getByRole("button", { name: opener, exact: true });
        const dialog = page.getByRole("dialog", { name });
        const focusIsInside = () =>
          dialog
            .locator(":focus")
            .or(dialog.and(page.locator(":focus")))
            .count();

        for (const way of ["Escape", "button"] as const) {
          await button.focus();
          await page.keyboard.press("Enter");
          await expect(dialog).toBeVisible();
          if (first) await expect(dialog.getByRole("button", { name: first })).toBeFocused();
          else if (javaScriptEnabled) await expect(dialog.getByRole("combobox")).toBeFocused();
          else await expect(dialog).toBeFocused();

          // Nothing of the page behind can be seen by assistive technology, or reached.
          await expect(page.getByRole("main")).toHaveCount(0);
          await expect(page.getByRole("contentinfo")).toHaveCount(0);
          expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);

          const controls = await dialog.locator("a, button, input").count();
          for (let press = 0; press < 2 * controls + 2; press += 1) {
            await page.keyboard.press(press > controls ? "Shift+Tab" : "Tab");
            // After the last control comes the browser's own bar, which has no element of the page.
            const isOutside = await page.locator("body :focus").count();
            expect(isOutside === 0 || (await focusIsInside()) === 1, `press ${press + 1}`).toBe(true);
          }
          const close = dialog.getByRole("button", { name: `Close ${within}` });
          await close.focus();
          await page.keyboard.press(way === "Escape" ? "Escape" : "Enter");
          await expect(dialog).toBeHidden();
          await expect(button).toBeFocused();
          await expect(page.getByRole("main")).toBeVisible();
        }
      });

      test("keeps the focus inside when its empty space is pressed", async ({ page }) => {
        await page.goto("/blog");
        if (javaScriptEnabled) await wake(page);
        const button = page.getByRole("banner").getByRole("button", { name: opener, exact: true });
        const dialog = page.getByRole("dialog", { name });
        await button.press("Enter");
        await expect(dialog).toBeVisible();
        await dialog.click({ position: { x: 160, y: 470 } });
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      });
    });
  }
}

test("the ranking can be read before its cards have moved", async ({ page }) => {
  await page.goto("/reviews");
  const atTheirStart = await page.locator("[data-ranking] > li:visible").evaluateAll((items: HTMLElement[]) =>
    items.map((item) => {
      // Those that have already run are started again.
      item.style.animation = "none";
      item.getAnimations();
      item.style.animation = "";
      const [animation] = item.getAnimations();
      if (!animation) return "no animation";
      animation.pause();
      animation.currentTime = 0;
      const { opacity, visibility, transform } = getComputedStyle(item);
      return `${opacity} ${visibility} ${transform === "none" ? "still" : "moves"}`;
    }),
  );
  expect(atTheirStart).toEqual(Array(3).fill("1 visible moves"));
});

test("score bars can be seen in the reader's own colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/about");
  const bar = page.locator("[aria-hidden] > [style*=width]").first();
  const colours = await bar.evaluate((fill) =>
    [fill, fill.parentElement ?? fill].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(colours[0]).not.toBe(colours[1]);
});
