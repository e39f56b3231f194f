import { expect, type Page, test } from "@playwright/test";
import { isPhone } from "./reader";

/**
 * Each interaction as the very first thing that a reader does, on a processor four times slower and a slow 4G line, after
 * the page has been there for a moment (docs/decisions/010-static-until-touched.md). None may be lost.
 */
test.describe.configure({ timeout: 60_000 });

const article = "/blog/how-ai-companion-pricing-works";

async function openSlowly(page: Page, path: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(path);
  await page.waitForTimeout(500);
  expect(await isHydrated(page), "React came before the first touch").toBe(false);
}

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")));

/** By touch on a phone, by mouse elsewhere; without Playwright's own waiting, which could hide a lost press. */
async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (isPhone(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

const slow = { timeout: 20_000 };

test("Like is kept", async ({ page }) => {
  await openSlowly(page, article);
  await press(page, 'button:has-text("Like")');
  await expect(page.getByRole("button", { name: "Like" })).toHaveAttribute("aria-pressed", "true", slow);
});

test("Save is kept, by keyboard", async ({ page }) => {
  await openSlowly(page, article);
  await page.getByRole("button", { name: "Save" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Save" })).toHaveAttribute("aria-pressed", "true", slow);
});

test("Load More Reviews opens two more, not all", async ({ page }) => {
  await openSlowly(page, "/reviews");
  await press(page, 'a:has-text("Load More Reviews")');
  await expect(page.locator("[data-ranking] > li").filter({ visible: true })).toHaveCount(5, slow);
});

test("the slash key opens the search", async ({ page }) => {
  await openSlowly(page, "/blog");
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox").filter({ visible: true })).toBeFocused(slow);
});

test("text typed before React is there is kept, and searched", async ({ page }) => {
  await openSlowly(page, "/help");
  const field = page.getByRole("main").getByRole("searchbox");
  await field.pressSequentially("refund", { delay: 20 });
  await expect(field).toHaveValue("refund");
  await expect(page.getByRole("main").getByRole("link", { name: "Age checks" })).toHaveCount(0, slow);
  await expect(field).toHaveValue("refund");
});

test("menu, accordion and criteria are served by the browser at once", async ({ page }) => {
  await openSlowly(page, "/reviews");
  if (isPhone(page)) {
    await press(page, 'header button[aria-label="Menu"]');
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible({ timeout: 1500 });
    await page.keyboard.press("Escape");
  }
  await press(page, 'summary:has-text("Show All Criteria")');
  await expect(page.getByText("Show Less")).toBeVisible({ timeout: 1500 });
});

test("a table-of-contents link leads to its section", async ({ page }) => {
  await openSlowly(page, article);
  if (isPhone(page)) await press(page, "[data-toc] summary");
  const link = page.locator("[data-toc] a").nth(2);
  const id = (await link.getAttribute("href")) ?? "";
  await press(page, `[data-toc] a[href="${id}"]`);
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await expect(page.locator(id)).toBeInViewport(slow);
});

test("what is typed into the contact form outlives hydration", async ({ page }) => {
  await openSlowly(page, "/contact");
  await page.getByLabel("Message").pressSequentially("A question about prices.", { delay: 10 });
  await expect.poll(() => isHydrated(page), slow).toBe(true);
  await page.waitForTimeout(500);
  await expect(page.getByLabel("Message")).toHaveValue("A question about prices.");
});
