import { provideBrowser, provideTestBrowser } from "./lib/find-browser";

/**
 * A part of `npm run verify`: installs the browsers of the tests where they are missing. The last line that it prints is JSON with their
 * paths, named as playwright.config.ts and the tests read them.
 */
const chromium = provideBrowser();
console.log(JSON.stringify({ CHROMIUM_PATH: chromium, TEST_BROWSER: provideTestBrowser(chromium) }));
