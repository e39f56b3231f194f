import { expect, test } from "@playwright/test";
import { wake } from "./react-in-page";

/** Overlays by keyboard (WCAG 2.2, criteria 2.1.2 and 2.4.3), animation and forced colours. */

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

          // Assistive technology neither sees nor reaches the page behind.
          await expect(page.getByRole("main")).toHaveCount(0);
          await expect(page.getByRole("contentinfo")).toHaveCount(0);
          expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);

          // All the way round and back, once.
          const controls = way === "Escape" ? await dialog.locator("a, button, input").count() : 0;
          for (let press = 0; press < 2 * controls + 2; press += 1) {
            await page.keyboard.press(press > controls ? "Shift+Tab" : "Tab");
            // After the last control, the focus is in the browser's toolbar, on no element of the page. Readers come back.
            const isInToolbar = (await page.locator("body :focus").count()) === 0;
            if (isInToolbar) await page.bringToFront();
            expect(isInToolbar || (await focusIsInside()) === 1, `press ${press + 1}`).toBe(true);
          }
          const close = dialog.getByRole("button", { name: `Close ${within}` });
          await close.focus();
          await page.keyboard.press(way === "Escape" ? "Escape" : "Enter");
          await expect(dialog).toBeHidden();
          await expect(button).toBeFocused();
          await expect(page.getByRole("main")).toBeVisible();
        }
      });

      if (!javaScriptEnabled) return;
      test("keeps the focus inside when its empty space is pressed", async ({ page }) => {
        await page.goto("/blog");
        await wake(page);
        const button = page.getByRole("banner").getByRole("button", { name: opener, exact: true });
        const dialog = page.getByRole("dialog", { name });
        await button.press("Enter");
        await expect(dialog).toBeVisible();
        const empty = await dialog.evaluate((element) => {
          const { width, height } = element.getBoundingClientRect();
          for (let y = 20; y < height; y += 10)
            if (document.elementFromPoint(width / 2, y) === element) return { x: width / 2, y };
          throw new Error("There is no empty space.");
        });
        await dialog.click({ position: empty });
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
      // Restarts animations that have already finished.
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
