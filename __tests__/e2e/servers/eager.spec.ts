import { expect, type Page, test } from "@playwright/test";
import { isHydrated } from "../../../scripts/lib/react-in-page";
import { startOwnSite } from "../own-site";

/** Pages that keep React's scripts and data: by setting, or because the host's page cache would keep every search. */
test.describe.configure({ timeout: 90_000 });

const article = "/blog/what-a-year-of-company-costs";

/** Opens a page and waits for React, which comes by itself. @returns Errors of the console. */
async function open(page: Page, address: string): Promise<string[]> {
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", ({ message }) => said.push(message));
  await page.goto(address);
  await expect.poll(() => isHydrated(page)).toBe(true);
  return said;
}

test("with HYDRATE=eager, React comes by itself, and reading works as ever", async ({ page }) => {
  const site = await startOwnSite({ HYDRATE: "eager" });
  try {
    // Made again under this setting by the first visit.
    await site.text(article);
    const said = await open(page, site.origin + article);
    const like = page.getByRole("button", { name: "Like", exact: true });
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("/");
    await expect(page.getByRole("combobox").filter({ visible: true })).toBeFocused();
    expect(said).toEqual([]);
  } finally {
    await site.stop();
  }
});
