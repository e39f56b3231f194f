import { expect } from "@playwright/test";
import { routes } from "../../../lib/util/routes";
import { test } from "./site-pages";

/** Nothing is sold beside helplines, nor on legal pages, whatever the content (docs/decisions/047-pages-without-offers.md). */
test("pages with helplines, legal pages and the contact page name no partner link", ({ sitePages }) => {
  const always: string[] = [routes.terms(), routes.privacy(), routes.affiliateDisclosure(), routes.contact()];
  const quiet = sitePages.filter(({ path, html }) => always.includes(path) || html.includes('class="helplines"'));
  expect(quiet.length).toBeGreaterThanOrEqual(always.length);
  const selling = quiet.filter(({ html }) => /data-affiliate|rel="sponsored|[?&;]utm_source=|href="\/go\//.test(html));
  expect(selling.map(({ path }) => path)).toEqual([]);
});

test("where a review leads to another app than its own, it says so first", async ({ sitePages, page }) => {
  const reviews = sitePages.filter(({ html }) => html.includes(`data-affiliate="head"`));
  for (const { path } of reviews) {
    await page.goto(path);
    const found = await page
      .locator("main a[data-affiliate='head'], main a[data-affiliate='inline']")
      .evaluateAll((links) =>
        links.map((link) => ({
          words: link.firstChild?.textContent?.trim() ?? "",
          partner: link.closest("[role=group]")?.getAttribute("aria-label")?.replace("Our partner: ", ""),
        })),
      );
    for (const { words, partner } of found)
      expect.soft(words, path).toBe(partner === undefined ? "Visit Website" : `Visit ${partner}`);
  }
});
