import { expect, type Page } from "@playwright/test";
import { isPhone } from "./reader";

/** A first interaction with a processor four times slower and a slow 4G connection. */

/** Timeout for what follows the first interaction. */
export const slow = { timeout: 20_000 };

/** Opens a page and waits a moment once it is visible. Pictures may still be loading. */
export async function openSlowly(page: Page, path: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  // Not earlier: a browser process that is throttled while it starts may never show the page.
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.waitForTimeout(500);
  expect(await isHydrated(page), "React came before it was called for").toBe(false);
}

/** Delays the reading script, by milliseconds. */
export const delayReading = (page: Page, delay: number) =>
  page.route("**/scripts/reading.js*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    // The page may be closed by then.
    await route.continue().catch(() => undefined);
  });

/** Starts React as the focus in a form does. */
export const callReact = (page: Page) =>
  page.evaluate(() =>
    document.querySelector("[data-react]")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })),
  );

export const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")));

/**
 * Presses an element, by touch on a phone, otherwise by mouse. Without Playwright's waiting, which could hide a lost press.
 * @param pause Milliseconds before the press.
 */
export async function press(page: Page, selector: string, pause = 0): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (pause > 0) await page.waitForTimeout(pause);
  await (isPhone(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}
