import type { ChildProcess } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { findPlans, keepPicture, openPrice, startDesk } from "../desk-form";
import { type OwnSite, startOwnSite, test } from "../own-site";

let site: OwnSite;
let desk: ChildProcess;
let address = "";

// The editor is a large program, and each save checks all of the content.
test.describe.configure({ mode: "default", timeout: 60_000 });

test.beforeAll(async () => {
  site = await startOwnSite();
  ({ address, desk } = await startDesk(site.content, "--site", site.origin));
});

test.afterAll(async () => {
  desk?.kill();
  await site?.stop();
});

/** Opens the desk at an entry. @returns What the page has asked of other machines, and errors in it. */
async function open(page: Page, entry: string): Promise<{ hosts: Set<string>; errors: string[] }> {
  const seen = { hosts: new Set<string>(), errors: [] as string[] };
  page.on("response", (answer) => {
    const { protocol, hostname } = new URL(answer.url());
    if (protocol.startsWith("http") && !["127.0.0.1", "localhost"].includes(hostname)) seen.hosts.add(answer.url());
  });
  page.on("pageerror", (error) => {
    // So Firefox tells, too, which of the editor's fonts the page's policy has refused.
    if (!String(error).startsWith("Content-Security-Policy:")) seen.errors.push(String(error));
  });
  await page.goto(`${address}/#/collections/${entry}`);
  return seen;
}

test("a price that is edited in the desk changes its line in the file, and the page", async ({ page }) => {
  const file = join(site.content, "products/brasswick.md");
  const before = readFileSync(file, "utf8");
  const review = `${site.origin}/reviews/brasswick-app-review`;
  await page.goto(review);
  await expect(page.locator("main")).toContainText("$7.20");
  await expect(page.locator("main")).not.toContainText("$8.40");

  const seen = await open(page, "products");
  // The desk prepares its pages when it is first asked, and the site beside it starts.
  await expect(page.getByText("Brasswick")).toBeVisible({ timeout: 20_000 });
  await keepPicture(page, "list");
  await page.getByText("Brasswick").click();
  await expect(await findPlans(page)).toContainText("Small: 7.2");
  await keepPicture(page, "form");
  const price = await openPrice(page);
  await price.fill("8.4");
  await keepPicture(page, "price");
  await page.getByRole("button", { name: "Save" }).click();
  // Each save checks all of the content.
  await expect(page.getByText("Entry saved.")).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("alert").filter({ hasText: "is corrected" })).toBeHidden();

  expect(readFileSync(file, "utf8")).toBe(before.replace("price: 7.20", "price: 8.40"));
  expect(readdirSync(join(site.content, "products")).filter((name) => name.startsWith("."))).toEqual([]);
  await site.publishFiles("products/brasswick.md");
  await page.goto(review);
  await expect(page.locator("main")).toContainText("$8.40");
  await page.getByText("$8.40").first().scrollIntoViewIfNeeded();
  await keepPicture(page, "page");
  expect(seen).toEqual({ hosts: new Set(), errors: [] });
});

test("the desk shows the page of what is typed, at both widths, with its faults and its last good version, and saves nothing of it", async ({
  page,
}) => {
  const file = join(site.content, "products/ottoline.md");
  const before = readFileSync(file, "utf8");
  await open(page, "products/entries/ottoline");
  const pane = page.frameLocator("iframe[title='Content Preview']");
  const shown = pane.frameLocator(".stage iframe").frameLocator("iframe:not(.coming)");
  const said = pane.getByRole("status");
  await expect(said).toHaveText("As readers will see it.", { timeout: 40_000 });
  await (await findPlans(page)).getByRole("button", { name: "Expand", exact: true }).first().click();
  const price = page.locator("[data-key-path='plans.0.price'] input");
  await price.fill("8.47");
  await expect(shown.locator("main")).toContainText("$8.47", { timeout: 20_000 });
  const width = () => shown.locator("html").evaluate(() => innerWidth);
  expect(await width()).toBe(390);
  await expect(pane.locator(".real-page")).toMatchAriaSnapshot(`
    - group "Width of the page":
      - button "Phone" [pressed]
      - button "Desktop"
      - link "Open in a tab"
    - status: As readers will see it.
  `);
  await pane.getByRole("button", { name: "Desktop" }).press("Enter");
  await expect.poll(width).toBe(1280);

  await price.fill("-1");
  await expect(said).toHaveText("One thing to correct. Until then the page may be as it was before.", {
    timeout: 20_000,
  });
  await expect(pane.getByRole("listitem")).toHaveText(/, price is too small: at least 0\.$/);
  await expect(shown.locator("main")).toContainText("$8.47");
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("the desk says what the check finds in what was saved, until it is corrected", async ({ page }) => {
  const notice = page.getByRole("alert").filter({ hasText: "is corrected" });
  const save = async (text: string) => {
    await open(page, "products/entries/ottoline");
    const every = page.locator("[data-key-path='plans.0.every'] input");
    const plans = await findPlans(page);
    // By keyboard, because the notice of the save before may be above the buttons.
    await plans.getByRole("button", { name: "Expand", exact: true }).first().press("Enter");
    await every.fill(text);
    await page.getByRole("button", { name: "Save" }).press("Enter");
    // Saving leads back to the list.
    await expect(every).toHaveCount(0);
  };
  await save("now and then");
  await expect(notice).toContainText(/Plan .*, one payment buys/);
  await keepPicture(page, "notice");
  await save("3 months");
  await expect(notice).toBeHidden();
});

test("two editors in one file: the later one sees both texts side by side, and nothing is lost", async ({
  page,
  browser,
}) => {
  const file = join(site.content, "authors/june-abernathy.md");
  await open(page, "authors/entries/june-abernathy");
  const name = page.locator("[data-key-path=name] input");
  await expect(name).toHaveValue("June Abernathy");
  const other = await browser.newPage();
  await open(other, "authors/entries/june-abernathy");
  await other.locator("[data-key-path=role] input").fill("Editor of the lists");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Entry saved.")).toBeVisible({ timeout: 40_000 });
  await other.close();
  const before = readFileSync(file, "utf8");
  await name.fill("June A. Abernathy");
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "authors/june-abernathy.md was changed elsewhere" });
  await expect(dialog.getByLabel("On the disk now")).toContainText("role: Editor of the lists");
  await expect(dialog.getByLabel("Yours")).toContainText("name: June A. Abernathy");
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  for (const name of ["Replace it with mine", "Discard mine", "Copy mine", "Decide later"])
    await expect(dialog.getByRole("button", { name, exact: true })).toBeVisible();
  await expect(page.getByText("Entry saved.")).toHaveCount(0);
  expect(readFileSync(file, "utf8")).toBe(before);
  await keepPicture(page, "conflict");

  // What was typed outlives the page.
  await dialog.getByRole("button", { name: "Decide later" }).press("Enter");
  await page.reload();
  await expect(dialog.getByLabel("Yours")).toContainText("name: June A. Abernathy");
  appendFileSync(file, "\nAnd again.\n");
  await dialog.getByRole("button", { name: "Replace it with mine" }).press("Enter");
  await expect(dialog.getByLabel("On the disk now")).toContainText("And again.");
  await dialog.getByRole("button", { name: "Replace it with mine" }).press("Enter");
  await expect.poll(() => readFileSync(file, "utf8")).toContain("name: June A. Abernathy");
  await expect(dialog).toBeHidden();
});
