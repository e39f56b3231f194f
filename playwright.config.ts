import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./scripts/lib/find-browser";
import { fixtureSettings, fixtureSite } from "./scripts/lib/fixture-site";

/**
 * Two sites are served. Tests of behaviour read the fixture, whose every page they know. Audits hold for any content: they
 * read the site of content/, and the fixture as its replacement.
 */
// `npm run verify` picks free ports; this file is read again in every worker, so they cannot be picked here.
const contentPort = Number(process.env.E2E_PORT ?? 3217);
const fixturePort = Number(process.env.E2E_FIXTURE_PORT ?? contentPort + 1);

/** Tests that speak HTTP only, or that see the same whatever the screen: once is enough. */
const anyScreen = [
  "**/servers/*.spec.ts",
  "**/forms/{attack,delivery}.spec.ts",
  "**/e2e/{addresses,compile-hint,crawlers,keyboard,not-found,redirects,security}.spec.ts",
];

const audits = "audits/**/*.spec.ts";
/** Audits of what a page looks like; the others speak HTTP. */
const seen = "audits/pages.spec.ts";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };
const content = { baseURL: `http://localhost:${contentPort}` };
const fixture = { baseURL: `http://localhost:${fixturePort}` };

/** Serves a production build. */
const serve = (folder: string, port: number, settings: Record<string, string> = {}) => ({
  command: `${join(process.cwd(), "node_modules/.bin/next")} start --port ${port}`,
  cwd: folder,
  port,
  timeout: 60_000,
  env: {
    ...settings,
    NEXT_TELEMETRY_DISABLED: "1",
    // What the tests send goes nowhere outside, whatever .env.local says.
    CONTACT_WEBHOOK_URL: "",
    NEWSLETTER_WEBHOOK_URL: "",
    INBOX_DIR: join(tmpdir(), "end-to-end-inbox"),
  },
});

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
    locale: "en-US",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [
    { name: "phone", testIgnore: [...anyScreen, audits], use: { ...fixture, ...phone } },
    { name: "desktop", testIgnore: audits, use: { ...fixture, ...desktop } },
    { name: "content", testMatch: audits, use: { ...content, ...desktop } },
    { name: "content, phone", testMatch: seen, use: { ...content, ...phone } },
    { name: "replaced content", testMatch: audits, use: { ...fixture, ...desktop } },
    { name: "replaced content, phone", testMatch: seen, use: { ...fixture, ...phone } },
  ],
  webServer: [serve(process.cwd(), contentPort), serve(fixtureSite, fixturePort, fixtureSettings)],
});
