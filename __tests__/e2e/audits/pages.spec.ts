import { expect, type Page, test } from "@playwright/test";
import { storedItems } from "../../../lib/addresses/browser-storage";
import { accessibilityViolations, contentWidth } from "../axe";
import { wake } from "../react-in-page";
import { isPhone } from "../reader";
import { checkAnswer, checkForms, checkOutline, checkPictures } from "./outline";
import { findOverlaps } from "./overlaps";
import { type AuditedPage, pagesOfPart, parts } from "./pages-of-each-kind";
import { checkReflow } from "./reflow";
import { type Watch, watchPage } from "./watch-page";
import { watchScripts } from "./watch-scripts";
import { nameOf, watchWrites } from "./watch-writes";

/**
 * Rules for every page, whatever its content. A page of each kind is opened on the phone (the fixture site), read to its end and
 * used, and on the wide screen (the site of content/), read and made narrow; in light colours on one of them and in dark ones on
 * the other. Missing pages, search results and confirmations are opened only on the phone.
 */
test.describe.configure({ timeout: 180_000 });

for (let part = 0; part < parts; part += 1) {
  test(`pages of every kind are sound (${part + 1} of ${parts})`, { tag: "@phone" }, async ({ page, request }) => {
    const pages = await pagesOfPart(request, part, { onlyListed: !isPhone(page) });
    const watches = { page: await watchPage(page), scripts: watchScripts(page), writes: await watchWrites(page) };
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    for (const one of pages)
      await test.step(one.path, async () => {
        await page.setViewportSize(size);
        const colorScheme = one.isDark === isPhone(page) ? "light" : "dark";
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
        // Soft, so that one page does not hide the others.
        expect.soft(await audit(page, one, watches).catch(String), `${one.path}, ${colorScheme}`).toEqual([]);
      });
  });
}

type Watches = {
  page: Watch;
  scripts: () => Promise<string[]>;
  writes: () => Promise<string[]>;
};

/** All diagnostics of a page, by rule. */
async function audit(page: Page, one: AuditedPage, watches: Watches): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const isSmall = isPhone(page);
  const diagnostics = [
    ...checkAnswer(await page.goto(one.path), one),
    ...(await checkOutline(page, one)),
    ...(await checkForms(page)),
  ];
  const needed = await contentWidth(page);
  if (needed > size.width) diagnostics.push(`scrolls sideways: ${needed} px wide`);
  // The height of Lighthouse's screens.
  if (one.isListed) diagnostics.push(...(await checkPictures(page, isSmall ? 823 : 940)));
  diagnostics.push(...(await accessibilityViolations(page)));
  // Columns stand beside each other from this width on, and have the least room at it.
  if (!isSmall) await page.setViewportSize({ width: 1024, height: 844 });
  diagnostics.push(...(await findOverlaps(page)));
  diagnostics.push(...(await watches.scripts()));
  diagnostics.push(...(isSmall ? await use(page, one, watches) : await checkReflow(page)));
  diagnostics.push(...watches.page.take());
  return diagnostics;
}

/** Searches, and presses everything. @returns what is written into the browser and is not declared, or declared and never written. */
async function use(page: Page, one: AuditedPage, watches: Watches): Promise<string[]> {
  await page.evaluate(() => Object.assign(window, { heading: document.querySelector("h1") }));
  await wake(page);
  // React would have replaced the elements of a page that differs from its data.
  const isSame = await page.evaluate(() => Reflect.get(window, "heading") === document.querySelector("h1"));
  await page.keyboard.press("/");
  await page.keyboard.type("pri");
  await page.keyboard.press("Escape");
  const complaints = watches.page.take();
  const written = await watches.writes();
  // What pressing everything has upset is none of the reader's.
  watches.page.take();
  const isArticle = one.path.startsWith("/blog/") && one.isListed && !one.path.includes("/page/");
  const sells = isArticle && (await page.locator("a[rel~=sponsored]").count()) > 0;
  return [
    ...complaints,
    ...(isSame ? [] : ["React has made the page anew"]),
    ...written.filter((name) => name.startsWith("not declared")),
    ...(sells ? storedItems.map(nameOf) : [])
      .filter((item) => !written.includes(item))
      .map((item) => `never written, though all of an article is pressed: ${item}`),
  ];
}
