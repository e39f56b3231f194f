import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { missingPages, pages } from "./routes";

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

    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectDisclosure(page);
    await expectNoSidewaysScroll(page);

    expect(await accessibilityFaults(page), "light colours").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await accessibilityFaults(page), "dark colours").toEqual([]);

    await touch(page);
    expect(complaints).toEqual([]);
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

/** Where an affiliate link can be seen, so can a disclosure. */
async function expectDisclosure(page: Page) {
  const affiliateLinks = page.locator("[data-affiliate]:visible");
  if ((await affiliateLinks.count()) > 0) await expect(page.locator("[data-disclosure]:visible").first()).toBeVisible();
}

/** Compared with the screen: `innerWidth` itself grows when a phone zooms out to show a page that is too wide. */
async function expectNoSidewaysScroll(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** A first touch, which brings the page's scripts to life; then they get the time to complain. */
async function touch(page: Page) {
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("Tab");
  await page.waitForLoadState("networkidle");
}
