import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Width of the page in CSS pixels. Not `innerWidth`, which grows when a phone zooms out to show a page that is too wide. */
export function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** The rules of axe that depend on the colour scheme. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Violations that axe finds on the page in its current state.
 * @param rules Default: all.
 */
export async function accessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode takes a third of the time. The default mode is needed only for frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** Waits for colour changes to reach all elements, which takes some frames, so that axe does not measure in between. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isChanging = () => document.getAnimations().some((animation) => animation instanceof CSSTransition);
    for (let still = 0; still < 4; still = isChanging() ? 0 : still + 1) await new Promise(requestAnimationFrame);
  });
}
