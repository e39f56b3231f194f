import { type ChildProcess, execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator } from "@playwright/test";
import { commitAll } from "../../helpers/commit-all";
import { keepPicture, startDesk } from "../desk-form";
import { type OwnSite, startOwnSite, test } from "../own-site";

let site: OwnSite;
let desk: ChildProcess;
let address = "";

test.describe.configure({ mode: "serial", timeout: 90_000 });

const git = (...args: string[]) => execFileSync("git", args, { cwd: site.content, encoding: "utf8" }).trim();

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startOwnSite();
  commitAll(site.content);
  ({ address, desk } = await startDesk(site.content, "--site", site.origin));
});

test.afterAll(async () => {
  desk?.kill();
  await site?.stop();
});

/** Prints how long something took from the press until readers saw it. */
async function printSeconds(what: string, said: Locator): Promise<void> {
  console.log(`${what} → live: ${/[\d.]+ s/.exec((await said.textContent()) ?? "")?.[0]}`);
}

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
  for (const path of paths)
    seen[path] = (await site.text(path)).replace(/<lastBuildDate>.*?<\/lastBuildDate>|<!--\/?\$-->/g, "");
  return seen;
}

test("a price is published with the keyboard, is live, and is taken back with every file and page as before", async ({
  page,
}) => {
  const files = readAll();
  const pages = await seePages();
  const product = "products/brasswick.md";
  site.write(product, site.read(product).replace("price: 7.20", "price: 8.40"));
  await page.goto(`${address}/changes`);
  // Git and the check are asked first.
  await expect(page.getByText("+    price: 8.40")).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/^Brasswick, Small: \$7\.20.* → \$8\.40/)).toBeVisible();
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
  await printSeconds("publish", said);
  await expect(page.getByText("Everything that is saved is published.")).toBeVisible();
  await expect(said.getByRole("link")).toHaveAttribute("href", `${site.origin}/reviews/brasswick-app-review`);
  expect(await site.text("/reviews/brasswick-app-review")).toContain("$8.40");
  expect(git("log", "-1", "--format=%an: %s", "--name-only")).toBe(
    "Ada Page: Brasswick costs more\n\nproducts/brasswick.md",
  );

  await page.getByRole("button", { name: "Show the difference: Brasswick costs more" }).press("Enter");
  await expect(page.getByRole("region", { name: "Last changes" }).locator("pre")).toContainText("+    price: 8.40");
  await page.getByRole("button", { name: "Undo: Brasswick costs more" }).press("Enter");
  await expect(said).toHaveText(/^Live after /, { timeout: 20_000 });
  await printSeconds("undo", said);
  expect(readAll()).toEqual(files);
  expect(await seePages()).toEqual(pages);
  expect(git("status", "--porcelain")).toBe("");
});

test("every control of the desk's own pages has a name, and the keyboard reaches it in the order of the page", async ({
  page,
}) => {
  for (const path of ["/changes"]) {
    await page.goto(address + path);
    await expect(page.getByText("Looking…")).toHaveCount(0);
    const controls = page.locator("a[href], button, input, select, summary").filter({ visible: true });
    await expect(controls.nth(4)).toBeVisible();
    expect(await page.locator("body").ariaSnapshot()).not.toMatch(/- (button|link|textbox|checkbox|combobox)(?! ")/);
    const name = (node: Element) => node.outerHTML;
    const reached: string[] = [];
    for (const { length } = await controls.all(); reached.length < length; ) {
      await page.keyboard.press("Tab");
      reached.push(await page.locator(":focus").evaluate(name));
    }
    expect(reached).toEqual(await controls.evaluateAll((nodes) => nodes.map((node) => node.outerHTML)));
  }
});

test("another page of the same browser can neither save nor publish nor take back", async ({ page }) => {
  const before = readAll();
  const head = git("rev-parse", "HEAD");
  await page.goto(`${site.origin}/about`);
  const asked = [
    ["POST", "/changes/publish", JSON.stringify({ message: "X", head, files: [] })],
    ["POST", "/changes/undo", JSON.stringify({ commit: head, head })],
    ["PUT", "/content-files/content/products/brasswick.md", "---\nname: X\n---\n"],
  ] as const;
  // As a browser with no policy for the page would send it.
  const from = { origin: site.origin, "sec-fetch-site": "cross-site" };
  for (const [method, path, data] of asked)
    expect((await page.request.fetch(address + path, { method, data, headers: from })).status()).toBe(403);
  const token = await page.evaluate(
    (url) =>
      fetch(url).then(
        (answer) => answer.text(),
        () => "not read",
      ),
    `${address}/changes`,
  );
  expect(token).toBe("not read");
  expect([readAll(), git("rev-parse", "HEAD")]).toEqual([before, head]);
});
