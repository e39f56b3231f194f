import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./scripts/lib/find-browser";
export default defineConfig({ testDir: "/work/wt/c/__tests__/e2e", workers: 1, retries: 0, timeout: 240000, reporter: "list", outputDir: "/tmp/c-pw",
  use: { baseURL: "http://localhost:4142", locale: "en-US", viewport: { width: 1280, height: 800 }, launchOptions: { executablePath: findBrowser(), args: browserFlags } } });
