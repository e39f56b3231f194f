import { expect, type Page, test } from "@playwright/test";
import { wake } from "./reader";
import { missingPages, pages } from "./routes";
import { accessibilityViolations, contentWidth, settle } from "./soundness";

const kinds = [
  ...pages.map((path) => ({ path, status: 200 })),
  ...missingPages.map(({ path }) => ({ path, status: 404 })),
];

for (const { path, status } of kinds) {
  test(`${path} is sound`, async ({ page }) => {
    const complaints = collectComplaints(page, status);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);

    // Soft, so that one diagnostic does not hide the others.
    const soft = expect.configure({ soft: true });
    await soft(page.locator("html")).toHaveAttribute("lang", "en");
    await soft(page).toHaveTitle(/\S/);
    await soft(page.getByRole("main")).toHaveCount(1);
    await soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    soft(await hidesItsDisclosure(page), "affiliate links without a visible disclosure").toBe(false);
    soft(await contentWidth(page), "sideways scroll").toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

    soft(await accessibilityViolations(page), "light colours").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await settle(page);
    soft(await accessibilityViolations(page), "dark colours").toEqual([]);

    await wake(page);
    soft(complaints, "console").toEqual([]);
  });
}

/** Everything that the page writes to the console as an error, or throws. The 404 of a missing page itself is none. */
function collectComplaints(page: Page, status: number): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    const isThePageItself = status === 404 && message.location().url === page.url();
    if (message.type() === "error" && !isThePageItself) complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

/** True when an affiliate link can be seen and no disclosure can. */
async function hidesItsDisclosure(page: Page): Promise<boolean> {
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).count();
  return (await visible("[data-affiliate]")) > 0 && (await visible("[data-disclosure]")) === 0;
}
