import type { Page } from "@playwright/test";
import axeCore from "axe-core";

/** Width of the page in CSS pixels. Not `innerWidth`, which grows when a phone zooms out to show a page that is too wide. */
export function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/**
 * Violations that axe finds on the page in its current state. Axe is called by itself: `@axe-core/playwright` puts it into the page
 * at each call, and brings all of its results out, which takes as long as the check. It is needed only for frames of other sites.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axeCore.source};undefined`);
  return page.evaluate(async () => {
    const { axe } = window as never as { axe: typeof axeCore };
    const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
    );
  });
}
