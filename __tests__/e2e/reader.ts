import type { Page } from "@playwright/test";

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

/** Stops the page's clock, which the test has installed before. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Lets React render, whatever the page's clock says. */
export async function letReactWork(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(undefined);
        }),
    );
  }
}
