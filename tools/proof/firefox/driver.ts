import { type Browser, type BrowserContext, firefox, type Page } from "@playwright/test";
import { excuseUnknownCommand } from "./socket";
import { focusPage, moveOut, newestTab, setSetting, stopScripts } from "./window";

/** Firefox's setting for what a test emulates, its value, and how a page sees it. */
const media = {
  reducedMotion: {
    setting: "ui.prefersReducedMotion",
    values: { reduce: 1, "no-preference": 0 },
    feature: "prefers-reduced-motion",
  },
  forcedColors: {
    setting: "browser.display.document_color_use",
    values: { active: 2, none: 0 },
    feature: "forced-colors",
  },
  colorScheme: {
    setting: "layout.css.prefers-color-scheme.content-override",
    values: { dark: 0, light: 1 },
    feature: "prefers-color-scheme",
  },
} as const;

/**
 * Makes this process's Playwright drive an installed Firefox, and do there what its driver leaves out silently (scripts that are
 * switched off, media features) or refuses (the mouse outside the page).
 */
export function driveInstalledFirefox(): void {
  excuseUnknownCommand();
  after(firefox, "launch", (browser: Browser) => {
    after(browser, "newContext", (context: BrowserContext) => {
      after(context, "newPage", completePage);
      after<"close", void>(context, "close", resetMedia);
    });
  });
}

/** Lets something follow a method of an object, before its caller goes on. */
function after<Name extends string, Result>(
  object: { [name in Name]: (...values: never[]) => Promise<Result> },
  name: Name,
  follow: (result: Result) => unknown,
): void {
  const method: (...values: never[]) => Promise<Result> = object[name].bind(object);
  Object.assign(object, {
    [name]: async (...values: never[]) => {
      const result = await method(...values);
      await follow(result);
      return result;
    },
  });
}

async function completePage(page: Page): Promise<void> {
  const tab = await newestTab();
  if (!mayRunScripts(page.context())) await stopScripts(tab);
  const move = page.mouse.move.bind(page.mouse);
  page.mouse.move = async (x, y, options) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const inside = [Math.min(Math.max(x, 0), width - 1), Math.min(Math.max(y, 0), height - 1)] as const;
    if (inside[0] === x && inside[1] === y) return move(x, y, options);
    await moveOut(tab, inside, [x, y]);
  };
  after<"bringToFront", void>(page, "bringToFront", () => focusPage(tab));
  const emulateMedia = page.emulateMedia.bind(page);
  page.emulateMedia = async (options = {}) => {
    await emulateMedia(options);
    for (const [name, { setting, values, feature }] of Object.entries(media)) {
      const value = options[name as keyof typeof media];
      if (!value) continue;
      await setSetting(setting, (values as Record<string, number>)[value]);
      await page.waitForFunction((query) => matchMedia(query).matches, `(${feature}: ${value})`);
    }
  };
}

/** Playwright Test's own options are only there. */
function mayRunScripts(context: BrowserContext): boolean {
  const { _options } = context as unknown as { _options?: { javaScriptEnabled?: boolean } };
  if (!_options)
    throw new Error("Playwright's contexts do not tell their options any more: see tools/proof/firefox/driver.ts");
  return _options.javaScriptEnabled !== false;
}

async function resetMedia(): Promise<void> {
  for (const { setting } of Object.values(media)) await setSetting(setting, undefined);
}
