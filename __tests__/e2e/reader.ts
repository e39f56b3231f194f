import { expect, type Page } from "@playwright/test";

/** A first touch, and the time that React needs to come to life. That a single touch is enough is first-action.spec's to show. */
export async function wake(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.move(200, 300);
        await page.mouse.move(210, 310);
        return page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  // With a limit, because a busy machine may leave no idle moment.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}
