import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { browserFlags, provideBrowser } from "../lib/find-browser";
import { findFreePort } from "../lib/free-port";
import { runScript } from "../lib/run";

const times = 7;
const file = "blog/moving-house-with-your-chats.md";
const address = "/blog/moving-house-with-your-chats";

/**
 * Times how long `npm run dev` takes from saving a file to the page that shows it, in seconds, in a browser that has the page
 * open. Each title is another one, so no earlier page can be taken for a new one.
 * @param root Absolute path of a content folder, a copy of the fixture site, which it changes.
 */
export async function timeSavedPage(root: string): Promise<number[]> {
  runScript("reading");
  const port = await findFreePort();
  const next = join(process.cwd(), "node_modules/next/dist/bin/next");
  const env = { ...process.env, CONTENT_DIR: root, NEXT_TELEMETRY_DISABLED: "1" };
  const site = spawn(process.execPath, [next, "dev", "--port", String(port)], { env, stdio: "ignore" });
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    await open(page, `http://localhost:${port}${address}`);
    // The first ones compile what saving needs, and do not count.
    for (const title of ["First", "Second"]) await timeTitle(page, join(root, file), title);
    const seconds: number[] = [];
    for (let one = 1; one <= times; one++)
      seconds.push(await timeTitle(page, join(root, file), `Saved, number ${one}`));
    return seconds.sort((a, b) => a - b);
  } finally {
    await browser.close();
    site.kill();
  }
}

/** Opens the page as soon as the server answers. */
async function open(page: Page, url: string): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await page.goto(url, { timeout: 60_000 }).catch(() => undefined))?.ok())
    if (Date.now() > end) throw new Error(`${url} does not answer.`);
}

/** Saves a title once the page waits for saved files. @returns Seconds until the page has it as its heading. */
async function timeTitle(page: Page, path: string, title: string): Promise<number> {
  await page.waitForLoadState("load");
  await page.waitForTimeout(1000);
  const text = readFileSync(path, "utf8").replace(/^title: .*$/m, `title: Moving House, ${title}`);
  const start = performance.now();
  writeFileSync(path, text);
  await page.getByRole("heading", { level: 1, name: `Moving House, ${title}` }).waitFor();
  return (performance.now() - start) / 1000;
}
