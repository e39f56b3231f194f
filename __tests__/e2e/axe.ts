import type { Page } from "@playwright/test";
import axeCore from "axe-core";

/** Width of the page in CSS pixels. Not `innerWidth`, which grows when a phone zooms out to show a page that is too wide. */
export function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** The rules of axe that depend on the colour scheme. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Violations that axe finds on the page in its current state. Axe is called by itself: `@axe-core/playwright` puts it into the page
 * at each call, and brings all of its results out, which takes as long as the check. It is needed only for frames of other sites.
 * @param rules Default: all.
 */
export async function accessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axeCore.source};undefined`);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as never as { axe: typeof axeCore };
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(runOnly && { runOnly }) });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
    );
  }, rules);
}

/** Waits for colour changes to reach all elements, which takes some frames, so that axe does not measure in between. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isChanging = () => document.getAnimations().some((animation) => animation instanceof CSSTransition);
    for (let still = 0; still < 4; still = isChanging() ? 0 : still + 1) await new Promise(requestAnimationFrame);
  });
}
