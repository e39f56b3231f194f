import type { Page } from "@playwright/test";

/**
 * Starts React as the focus in a form does, and waits for hydration. Tests of what needs no React do not need it either.
 * first-action.spec.ts tests that no interaction is lost before.
 */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector("[data-react]")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })),
  );
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")), undefined, {
    timeout: 20_000,
  });
  // With a timeout, because a busy machine may have no idle period.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

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
