import { type ChildProcess, execFileSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { commitAll } from "../../helpers/commit-all";
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

const product = "products/brasswick.md";
const git = (...args: string[]) => execFileSync("git", args, { cwd: site.content, encoding: "utf8" }).trim();

/** The files of the content, by their names. */
function readAll(): Record<string, string> {
  const names = readdirSync(site.content, { recursive: true, encoding: "utf8" }).filter(
    (name) => !name.startsWith(".git") && statSync(join(site.content, name)).isFile(),
  );
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(site.content, name), "latin1")]));
}

/** What readers and machines see. Only the time of rendering may differ, and the marks that React leaves in a page of the build. */
async function seePages(): Promise<Record<string, string>> {
  const paths = ["/", "/reviews", "/reviews/brasswick-app-review", "/reviews/costs", "/sitemap.xml", "/feed.xml"];
  const seen: Record<string, string> = {};
  for (const path of paths) seen[path] = (await site.text(path)).replace(/<!--\/?\$-->/g, "");
  return seen;
}

test("a price is published with the keyboard, is live, and is taken back with every file and page as before", async ({
  page,
}) => {
  // What the tests above have saved is committed as it is.
  commitAll(site.content);
  await site.publishFiles(product);
  const files = readAll();
  const pages = await seePages();
  site.write(product, site.read(product).replace("price: 8.40", "price: 9.10"));
  await page.goto(`${address}/changes`);
  // Git and the check are asked first.
  await expect(page.getByText("+    price: 9.10")).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/^Brasswick, Small: \$8\.40.* → \$9\.10/)).toBeVisible();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - region "Not published":
      - 'article "App: Brasswick"':
        - 'checkbox "App: Brasswick" [checked]'
      - textbox "What was done, in your words"
      - button "Publish"
    - region "Last changes":
      - article:
        - 'button "Show the difference: First"'
        - 'button "Undo: First"'
  `);
  await keepPicture(page, "changes");

  const said = page.getByRole("status");
  await page.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(said).toHaveText("Describe the change in a few words.");
  await page.getByLabel("What was done, in your words").fill("Brasswick costs more");
  await page.getByLabel("What was done, in your words").press("Enter");
  await expect(said).toHaveText(/^Live after \d+(\.\d)? s\. Open the page$/, { timeout: 20_000 });
  await expect(said).toBeFocused();
  await expect(page.getByText("Everything that is saved is published.")).toBeVisible();
  await expect(said.getByRole("link")).toHaveAttribute("href", `${site.origin}/reviews/brasswick-app-review`);
  expect(await site.text("/reviews/brasswick-app-review")).toContain("$9.10");
  expect(git("log", "-1", "--format=%an: %s", "--name-only")).toBe(
    "Ada Page: Brasswick costs more\n\nproducts/brasswick.md",
  );

  await page.getByRole("button", { name: "Show the difference: Brasswick costs more" }).press("Enter");
  await expect(page.getByRole("region", { name: "Last changes" }).locator("pre")).toContainText("+    price: 9.10");
  await page.getByRole("button", { name: "Undo: Brasswick costs more" }).press("Enter");
  await expect(said).toHaveText(/^Live after /, { timeout: 20_000 });
  expect(readAll()).toEqual(files);
  expect(await seePages()).toEqual(pages);
  expect(git("status", "--porcelain")).toBe("");
});

test("every control of the desk's own pages has a name, and the keyboard reaches it in the order of the page", async ({
  page,
}) => {
  await page.goto(`${address}/changes`);
  await expect(page.getByText("Looking…")).toHaveCount(0);
  const controls = page.locator("a[href], button, input, select, summary").filter({ visible: true });
  await expect(controls.nth(4)).toBeVisible();
  expect(await page.locator("body").ariaSnapshot()).not.toMatch(/- (button|link|textbox|checkbox|combobox)(?! ")/);
  const reached: string[] = [];
  for (const { length } = await controls.all(); reached.length < length; ) {
    await page.keyboard.press("Tab");
    reached.push(await page.locator(":focus").evaluate((node) => node.outerHTML));
  }
  expect(reached).toEqual(await controls.evaluateAll((nodes) => nodes.map((node) => node.outerHTML)));
});
