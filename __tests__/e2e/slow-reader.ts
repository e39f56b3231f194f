import { type CDPSession, expect, type Page } from "@playwright/test";
import { slowNetwork, slowProcessor } from "../../scripts/lib/slow-phone";
import { isHydrated } from "./react-in-page";
import { isChromium, isPhone } from "./reader";

/** A first interaction with a processor four times slower and a slow 4G connection; in Firefox, with those of the machine. */

/** Timeout for what follows the first interaction. */
export const slow = { timeout: 20_000 };

const slowedDown = new WeakMap<Page, CDPSession>();

/**
 * Opens a page and waits a moment once it is visible. Pictures may still be loading.
 * @param waitUntil "commit" where a script of the page is held back, which the end of the document waits for.
 */
export async function openSlowly(
  page: Page,
  path: string,
  waitUntil: "commit" | "domcontentloaded" = "domcontentloaded",
): Promise<void> {
  const client = isChromium(page) ? await slowNetwork(page) : undefined;
  await page.goto(path, { waitUntil });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  if (client) {
    await slowProcessor(client);
    slowedDown.set(page, client);
  }
  await page.waitForTimeout(500);
  expect(await isHydrated(page), "React came before it was called for").toBe(false);
}

/**
 * Waits for what would come after the answer to an interaction, such as a second one. The processor is as fast as ever again: half a
 * second does more of the page's work then, and the slowness, for which the browser keeps a processor busy, costs the other tests.
 */
export async function waitForMore(page: Page): Promise<void> {
  await slowedDown.get(page)?.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.waitForTimeout(500);
}

/** Holds the reading script back. @returns A function that lets it come. */
export async function holdReading(page: Page): Promise<() => void> {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/scripts/reading.js*", async (route) => {
    await isSent;
    await route.continue();
  });
  return send;
}

/**
 * Presses an element, by touch on a phone of Chromium's, otherwise by mouse. Without Playwright's waiting, which could hide a lost press.
 * @param pause Milliseconds before the press.
 */
export async function press(page: Page, selector: string, pause = 0): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (pause > 0) await page.waitForTimeout(pause);
  await (isPhone(page) && isChromium(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}
