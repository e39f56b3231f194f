import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Width of the page in CSS pixels. Not innerWidth, which itself grows when a phone zooms out to show a page that is too wide. */
export function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** What axe finds wrong on the page as it is now. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** New colours reach the elements over some frames, parents first; axe must not measure in between. */
export async function settle(page: Page): Promise<void> {
  const isChanging = () =>
    page.evaluate(() => document.getAnimations().some((animation) => animation instanceof CSSTransition));
  await expect.poll(isChanging, { timeout: 5000 }).toBe(false);
  await page.waitForTimeout(100);
}
