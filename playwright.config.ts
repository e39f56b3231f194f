import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./scripts/lib/find-browser";

// `npm run verify` picks a free port; the config is read again in every worker, so it cannot be picked here.
const port = Number(process.env.E2E_PORT ?? 3217);
const baseURL = `http://localhost:${port}`;

/** Tests that speak HTTP only, or that look at the same pages whatever the screen: once is enough. */
const anyScreen = [
  "access",
  "addresses",
  "answers",
  "attack-disk",
  "attack-forms",
  "attack-protocol",
  "attack-search",
  "broken-content",
  "crawlers",
  "hosts",
  "links",
  "media",
  "not-found",
  "publishing",
  "publishing-command",
  "redirects",
  "remade-pages",
  "start-settings",
  "unknown-addresses",
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: "__tests__/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 1,
  timeout: 30_000,
  globalTimeout: 40 * 60_000,
  reporter: "list",
  use: {
    baseURL,
    locale: "en-US",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [
    {
      name: "phone",
      testIgnore: anyScreen,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: `node_modules/.bin/next start --port ${port}`,
    port,
    timeout: 60_000,
    env: {
      NEXT_TELEMETRY_DISABLED: "1",
      // What the tests send goes nowhere outside, whatever .env.local says.
      CONTACT_WEBHOOK_URL: "",
      NEWSLETTER_WEBHOOK_URL: "",
      INBOX_DIR: join(tmpdir(), "companion-almanac-inbox"),
    },
  },
});
