import { expect, type Page, test } from "@playwright/test";
import { wake } from "../../../scripts/lib/react-in-page";
import { accessibilityViolations, contentWidth } from "../axe";
import { isPhone } from "../reader";
import { checkAnswer, checkForms, checkOutline, checkPictures } from "./outline";
import { type AuditedPage, pagesOfPart, parts } from "./pages-of-each-kind";
import { checkReflow } from "./reflow";
import { type Watch, watchPage } from "./watch-page";

/**
 * Rules for every page, whatever its content. Each page is opened once for all checks. On the wide screen, the
 * first page of a kind is opened in one colour scheme and the last in the other, and the screen is narrowed in the end. On the
 * phone, only the first is opened, in the other scheme.
 */
test.describe.configure({ timeout: 180_000 });

for (let part = 0; part < parts; part += 1) {
  test(`pages of every kind are sound (${part + 1} of ${parts})`, { tag: "@phone" }, async ({
    page,
    request,
    context,
  }) => {
    const pages = await pagesOfPart(request, part, { onlyFirst: isPhone(page) });
    const watch = await watchPage(page);
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    for (const one of pages)
      await test.step(one.path, async () => {
        await page.setViewportSize(size);
        const colorScheme = one.isDark === isPhone(page) ? "light" : "dark";
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
        // Soft, so that one page does not hide the others.
        expect.soft(await audit(page, one, watch).catch(String), `${one.path}, ${colorScheme}`).toEqual([]);
      });
    expect(await context.cookies()).toEqual([]);
  });
}

/** All diagnostics of a page, by rule. */
async function audit(page: Page, one: AuditedPage, watch: Watch): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const diagnostics = [
    ...checkAnswer(await page.goto(one.path), one),
    ...(await checkOutline(page, one)),
    ...(await checkForms(page)),
  ];
  const needed = await contentWidth(page);
  if (needed > size.width) diagnostics.push(`scrolls sideways: ${needed} px wide`);
  if (one.isListed) {
    // Lighthouse's screen sizes.
    await page.setViewportSize(isPhone(page) ? { width: 412, height: 823 } : { width: 1350, height: 940 });
    diagnostics.push(...(await checkPictures(page)));
    await page.setViewportSize(size);
  }

  diagnostics.push(...(await accessibilityViolations(page)));

  await wake(page);
  await page.keyboard.press("/");
  await page.keyboard.type("pri");
  await page.keyboard.press("Escape");
  if (!isPhone(page)) diagnostics.push(...(await checkReflow(page)));
  return [...diagnostics, ...watch.take()];
}
