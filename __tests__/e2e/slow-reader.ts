import { expect, type Page } from "@playwright/test";
import { isPhone } from "./reader";

/** A reader with a processor four times slower on a slow 4G line, who touches a page for the first time. */

/** For what comes after the first touch. */
export const slow = { timeout: 20_000 };

/** Opens a page, and leaves it alone for a moment once it can be seen. Pictures may still be on their way, as for any reader. */
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
  // Not before: a process of the browser that is slowed down while it starts may never come to show the page.
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.waitForTimeout(500);
  expect(await isHydrated(page), "React came before the first touch").toBe(false);
}

export const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")));

/**
 * Presses what is there, by touch on a phone, by mouse elsewhere; without Playwright's own waiting, which could hide a
 * lost press.
 * @param pause Milliseconds between the scroll to it, which is a first touch, and the press.
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
