import { expect, type Locator, type Page } from "@playwright/test";
import { wake } from "./react-in-page";
import { isPhone } from "./reader";

export const overlay = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });

/** The header's search box; on a small screen, opens the overlay that contains it. */
export async function openBox(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.locator("#header-search");
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await expect(overlay(page)).toBeVisible();
  return page.locator("#search-overlay-query");
}

/** Opens a page and waits for hydration. */
export async function openAwake(page: Page, path = "/blog"): Promise<void> {
  await page.goto(path);
  await wake(page);
}
