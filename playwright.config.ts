import { defineConfig } from "@playwright/test";
import { browserFlags, findTestBrowser } from "./scripts/lib/find-browser";
import { fixtureSettings, fixtureSite } from "./scripts/lib/fixture-site";

// Two sites are served. Tests of behaviour use the fixture site, whose pages they know. How pages look depends on the content:
// the audit of pages runs on a phone with the fixture site, and on a desktop with the site of content/.
// `npm run verify` sets free ports. They cannot be chosen here, because every worker reads this file again.
const contentPort = Number(process.env.E2E_PORT ?? 3217);
const fixturePort = Number(process.env.E2E_FIXTURE_PORT ?? contentPort + 1);

/**
 * A test runs once: on a desktop, with the tag @phone on a phone. Where something depends on the size of the screen, it has
 * the tag @both.
 */
const onPhone = /@phone|@both/;
const notOnDesktop = /@phone/;

/** The specification's figures are those of the demonstration in content/. */
const ofContent = "specification.spec.ts";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };
const content = { baseURL: `http://localhost:${contentPort}` };
const fixture = { baseURL: `http://localhost:${fixturePort}` };

/** Serves a production build. */
const serve = (folder: string, port: number, settings: Record<string, string> = {}) => ({
  command: "node server.js",
  cwd: folder,
  port,
  timeout: 60_000,
  env: {
    ...settings,
    PORT: String(port),
    HOSTNAME: "",
    NEXT_TELEMETRY_DISABLED: "1",
    // Forms that tests send go to no real webhook, whatever .env.local says.
    CONTACT_WEBHOOK_URL: "",
    NEWSLETTER_WEBHOOK_URL: "",
  },
});

/** Specs that need Chromium's own protocol, or a browser to themselves. */
const chromiumOnly = ["**/servers/**", "**/*first-action.spec.ts", "**/back-forward.spec.ts"];

/** `OTHER_BROWSERS="firefox webkit"` adds a project for each, where `npx playwright install` has put them. */
const otherBrowsers = (["firefox", "webkit"] as const).filter((name) => process.env.OTHER_BROWSERS?.includes(name));

export default defineConfig({
  testDir: "__tests__/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 1,
  timeout: 30_000,
  // The machine of a check may be slow, and what is waited for costs nothing where it is fast.
  expect: { timeout: 15_000 },
  globalTimeout: 40 * 60_000,
  reporter: "list",
  use: {
    locale: "en-US",
    screenshot: "only-on-failure",
    launchOptions: {
      // Looked for when a test starts it, because other tools load this file, too.
      get executablePath() {
        return findTestBrowser();
      },
      args: browserFlags,
    },
  },
  projects: [
    { name: "phone", grep: onPhone, testIgnore: ofContent, use: { ...fixture, ...phone } },
    { name: "desktop", grepInvert: notOnDesktop, testIgnore: ofContent, use: { ...fixture, ...desktop } },
    { name: "content", testMatch: ["audits/pages.spec.ts", ofContent], use: { ...content, ...desktop } },
    ...otherBrowsers.map((browserName) => ({
      name: browserName,
      grepInvert: notOnDesktop,
      testIgnore: [chromiumOnly, ofContent].flat(),
      use: { ...fixture, ...desktop, browserName, launchOptions: {} },
    })),
  ],
  webServer: [serve(process.cwd(), contentPort), serve(fixtureSite, fixturePort, fixtureSettings)],
});
