import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { findFreePort } from "../../scripts/lib/free-port";

/** Set to a folder to keep a picture of each step there: `DESK_PICTURES=docs/images npx playwright test servers/desk`. */
const pictures = process.env.DESK_PICTURES;

export async function keepPicture(page: Page, name: string): Promise<void> {
  if (pictures)
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(join(pictures, `desk-${name}.webp`));
}

/** Starts `npm run desk` for a content folder, with more options. */
export async function startDesk(
  content: string,
  ...options: string[]
): Promise<{ address: string; desk: ChildProcess }> {
  const port = await findFreePort();
  const hooks = ["--require", "./__tests__/e2e/end-with-tests.cjs", "--import", "tsx"];
  const command = [...hooks, "tools/desk/desk.ts", "--port", String(port), ...options];
  const env = { ...process.env, CONTENT_DIR: content, REVALIDATE_SECRET: "" };
  const desk = spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const [said] = await Promise.race([once(desk.stdout as Readable, "data"), once(desk, "exit")]);
  if (desk.exitCode !== null) throw new Error(`The desk has ended with ${said}.`);
  const address = `http://127.0.0.1:${port}`;
  // It prepares its forms first.
  await fetch(`${address}/config.json`);
  return { address, desk };
}

/** The plans of the app whose form the desk shows. */
export async function findPlans(page: Page): Promise<Locator> {
  const plans = page.locator("[data-key-path=plans]");
  await plans.scrollIntoViewIfNeeded();
  return plans;
}

/** The price of Brasswick's plan "Small", which is folded at first. */
export async function openPrice(page: Page): Promise<Locator> {
  const plans = await findPlans(page);
  await plans
    .getByRole("group")
    .filter({ hasText: /^(?!.*Free tier).*Small/s })
    .getByRole("button", { name: "Expand", exact: true })
    .click();
  const price = page.locator("[data-key-path='plans.1.price'] input");
  await price.evaluate((node) => node.scrollIntoView({ block: "center" }));
  await expect(price).toHaveValue("7.2");
  return price;
}
