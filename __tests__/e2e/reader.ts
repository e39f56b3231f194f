import type { Page } from "@playwright/test";

/** A first touch, and the time that React needs to come to life. That a single touch is enough is first-action.spec's to show. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")), undefined, {
    timeout: 20_000,
  });
  // With a limit, because a busy machine may leave no idle moment.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

/** Stops the page's clock, which the test has installed before; from here on it moves only when it is told to. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Lets React draw what it has been told, whatever the page's clock says. */
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
