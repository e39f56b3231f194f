import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";
import { findFirefox } from "../../scripts/lib/find-browser";
import { driveInstalledFirefox } from "./firefox/driver";

// `npm run test:e2e -- --config tools/proof/playwright.firefox.config.ts`: the same tests in an installed Firefox (docs/decisions/059-firefox-and-webkit.md).
driveInstalledFirefox();

const launchOptions = {
  // Looked for when a test starts it, because other tools load this file, too.
  get executablePath() {
    return findFirefox();
  },
  args: ["--remote-allow-system-access"],
  firefoxUserPrefs: {
    // As in Chromium, where Playwright switches it off: its driver does not notice that a page has come back from there.
    "browser.sessionhistory.max_total_viewers": 0,
    // As in Playwright's Chromium, scroll bars take no room.
    "ui.useOverlayScrollbars": 1,
    // Firefox reports the request with which it refreshes a stale page in its cache as a navigation, which never ends.
    "network.http.stale_while_revalidate.enabled": false,
  },
};

/** Without a browser, so that they say nothing about one. */
const withoutBrowser = [
  "**/forms/attack.spec.ts",
  "**/servers/{attack-disk,attack-search,hosts,media,publishing,publishing-command}.spec.ts",
  "**/servers/{stop,traced-files,two-processes,unknown-addresses}.spec.ts",
];

/** Left out for what Firefox or its driver does not have (docs/decisions/059-firefox-and-webkit.md). */
const left = [
  // Pages from the back/forward cache: the driver does not notice that they have come back.
  "**/back-forward.spec.ts",
  // A GitHub of the test's own, which reads what is posted: the driver tells no bodies of requests.
  "**/servers/desk-github.spec.ts",
];

export default defineConfig({
  ...base,
  testDir: "../../__tests__/e2e",
  outputDir: "../../test-results",
  use: { ...base.use, browserName: "firefox", channel: "moz-firefox", launchOptions },
  projects: base.projects?.map((project) => {
    // Firefox has no mobile mode, and its driver no touch.
    const { isMobile, hasTouch, ...use } = project.use ?? {};
    return { ...project, testIgnore: [...withoutBrowser, ...left], use };
  }),
});
