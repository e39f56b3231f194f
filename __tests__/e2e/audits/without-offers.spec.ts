import { expect } from "@playwright/test";
import { routes } from "../../../lib/util/routes";
import { test } from "./site-pages";

// In one worker, so that the pages are fetched once.
test.describe.configure({ mode: "default" });

/** Nothing is sold beside helplines, nor on legal pages, whatever the content (docs/decisions/047-pages-without-offers.md). */
test("pages with helplines, legal pages and the contact page name no partner link", ({ sitePages }) => {
  const always: string[] = [routes.terms(), routes.privacy(), routes.affiliateDisclosure(), routes.contact()];
  const quiet = sitePages.filter(({ path, html }) => always.includes(path) || html.includes('class="helplines"'));
  expect(quiet.length).toBeGreaterThanOrEqual(always.length);
  const selling = quiet.filter(({ html }) => /data-affiliate|rel="sponsored|[?&;]utm_source=|href="\/go\//.test(html));
  expect(selling.map(({ path }) => path)).toEqual([]);
});

test("a button to the app of a review leads to that app, and nothing is sold beside the words that it pays nothing", async ({
  sitePages,
  page,
}) => {
  const reviews = sitePages.filter(({ path }) => /^\/reviews(\/[^/]+)?$/.test(path));
  expect(reviews.length).toBeGreaterThan(0);
  for (const { path } of reviews) {
    await page.goto(path);
    const words = await page
      .locator("main a[data-affiliate='head'], main a[data-affiliate='inline']")
      .evaluateAll((links) => links.map((link) => link.firstChild?.textContent?.trim()));
    expect
      .soft(
        words.filter((one) => one !== "Visit Website"),
        path,
      )
      .toEqual([]);
    const unpaid = page.getByText(/^We earn nothing from /).locator("..");
    expect.soft(await unpaid.locator("[data-affiliate]").count(), path).toBe(0);
  }
});
