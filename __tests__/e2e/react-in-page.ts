import type { Page } from "@playwright/test";

/** Starts React as the focus in a form does. On a page without forms of React, nothing happens. */
export const callReact = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    document.querySelector("[data-island]")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })),
  );

/** Whether React has taken the page over. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")));

/** Starts React and waits for hydration; where React comes by itself, only waits. */
export async function wake(page: Page): Promise<void> {
  await callReact(page);
  const hydrated = () => Object.keys(document.body).some((key) => key.startsWith("__react"));
  await page.waitForFunction(hydrated, undefined, { timeout: 20_000 });
  // With a timeout, because a busy machine may have no idle period.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}
