import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../../../scripts/lib/find-browser";
import { onEnd } from "./cleanup";

export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  onEnd(() => void browser.close());
  return browser;
}

/** Opens a page in a new browser context, like a first visit, and closes it afterwards. */
export async function visit<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
