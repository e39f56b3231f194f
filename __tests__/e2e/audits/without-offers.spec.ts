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

test("a button of a review names where it leads: the app that pays, or the partner where the app pays nothing", async ({
  sitePages,
  page,
}) => {
  const reviews = sitePages.filter(({ path }) => /^\/reviews\/[^/]+$/.test(path) && !path.endsWith("/compare"));
  expect(reviews.length).toBeGreaterThan(0);
  for (const { path } of reviews) {
    await page.goto(path);
    const labels = await page
      .locator("main a[data-affiliate='head'], main a[data-affiliate='inline']")
      .evaluateAll((links) => links.map((link) => link.textContent?.replace(/\(opens in .*/, "").trim() ?? ""));
    const unpaid = page.getByText(/^We earn nothing from /).first();
    const app = (await unpaid.count()) > 0 ? /from (.+?)\./.exec((await unpaid.textContent()) ?? "")?.[1] : undefined;
    const isRight = (label: string) =>
      app === undefined
        ? label === "Visit Website"
        : label.startsWith("Visit ") && !label.includes(app) && label !== "Visit Website";
    expect
      .soft(
        labels.filter((label) => !isRight(label)),
        path,
      )
      .toEqual([]);
  }
});
