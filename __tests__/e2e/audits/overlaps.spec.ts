import { expect, test } from "@playwright/test";
import { findOverlaps } from "./overlaps";
import { pagesOfPart, parts } from "./pages-of-each-kind";

/** No text is printed over another: on every kind of page, scrolled from its top to its end, on a phone and on two desktops. */
test.describe.configure({ timeout: 240_000 });

const windows = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

for (let part = 0; part < parts; part += 1) {
  test(`no text is printed over another (${part + 1} of ${parts})`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const { path } of await pagesOfPart(request, part, { onlyFirst: true }))
      await test.step(path, async () => {
        await page.goto(path);
        for (const size of windows) {
          await page.setViewportSize(size);
          expect.soft(await findOverlaps(page), `${path}, ${size.width} px`).toEqual([]);
        }
      });
  });
}
