import type { Page } from "@playwright/test";

/** A first touch, and the time that React needs to come to life. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}
