import { expect, type Page } from "@playwright/test";
import { wake } from "../../../scripts/lib/react-in-page";
import { type OwnSite, test } from "../own-site";

/** Pages that were rendered again for a request with a query string, as the next reader sees them. */
test.describe.configure({ mode: "serial", timeout: 120_000 });

const article = "/blog/what-a-year-of-company-costs";
const visited = ["/reviews", article, "/no-such-page", "/search-results?q=brasswick"];

test.beforeAll(async ({ site }) => {
  await site.renderAgain();
  for (const path of visited) await site.text(`${path}${path.includes("?") ? "&" : "?"}token=planted`);
});

/** Opens a page and waits for hydration. @returns The messages on the console. */
async function open(page: Page, site: OwnSite, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(site.origin + path);
  await wake(page);
  return complaints;
}

test("React takes them over without a word, and the address stays the reader's", async ({ page, site }) => {
  for (const path of [...visited, `${article}?utm_source=mine`]) {
    const complaints = await open(page, site, path);
    expect(page.url()).toBe(site.origin + path);
    expect(await page.content()).not.toContain("planted");
    expect(
      complaints.filter((text) => !text.includes("status of 404")),
      path,
    ).toEqual([]);
    page.removeAllListeners();
  }
});

test("Like counts", async ({ page, site }) => {
  const complaints = await open(page, site, article);
  const like = page.getByRole("button", { name: "Like", exact: true });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  expect(complaints).toEqual([]);
});
