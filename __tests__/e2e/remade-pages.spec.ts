import { expect, type Page, test } from "@playwright/test";
import { type OwnSite, startOwnSite } from "./own-site";
import { wake } from "./reader";

/** Pages made again for a reader who came with a query, as another reader sees them. */
test.describe.configure({ mode: "serial", timeout: 120_000 });

const article = "/blog/what-a-year-of-company-costs";
const visited = ["/reviews", article, "/no-such-page", "/search-results?q=brasswick"];
let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite();
  await site.publish({ files: ["content/site/site.md"] });
  for (const path of visited) await site.text(`${path}${path.includes("?") ? "&" : "?"}token=planted`);
});
test.afterAll(() => site?.stop());

/** Opens a page and brings React; what the console says meanwhile. */
async function open(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(site.origin + path);
  await wake(page);
  return complaints;
}

test("React takes them over without a word, and the address stays the reader's", async ({ page }) => {
  for (const path of [...visited, `${article}?utm_source=mine`]) {
    const complaints = await open(page, path);
    expect(page.url()).toBe(site.origin + path);
    expect(await page.content()).not.toContain("planted");
    expect(
      complaints.filter((text) => !text.includes("status of 404")),
      path,
    ).toEqual([]);
    page.removeAllListeners();
  }
});

test("Like counts", async ({ page }) => {
  const complaints = await open(page, article);
  const like = page.getByRole("button", { name: "Like", exact: true });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  expect(complaints).toEqual([]);
});

test("Load More Reviews opens two more", async ({ page }) => {
  const complaints = await open(page, "/reviews");
  const cards = page.locator("[data-ranking] > li").filter({ visible: true });
  const before = await cards.count();
  await page.getByRole("link", { name: "Load More Reviews" }).click();
  await expect(cards).toHaveCount(before + 2);
  expect(complaints).toEqual([]);
});
