import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import SlugPage from "@/app/[slug]/page";
import AboutPage from "@/app/about/page";
import DisclosurePage from "@/app/affiliate-disclosure/page";
import AuthorPage from "@/app/authors/[slug]/page";
import PostPage from "@/app/blog/[slug]/page";
import BlogPage from "@/app/blog/page";
import ChangesPage from "@/app/changes/page";
import ContactPage from "@/app/contact/page";
import HelpPage from "@/app/help/page";
import HowWeKnowPage from "@/app/how-we-know/page";
import HomePage from "@/app/page";
import ReviewPage from "@/app/reviews/[slug]/page";
import ComparePage from "@/app/reviews/compare/page";
import CostsPage from "@/app/reviews/costs/page";
import FindPage from "@/app/reviews/find/page";
import ReviewsPage from "@/app/reviews/page";
import TermsPage from "@/app/terms/page";
import { getAllReviews } from "@/lib/content/snapshot/reviews";
import { getEnv } from "@/lib/runtime/env";
import { propsOf } from "../helpers/page";

const props = (slug: string) => propsOf({ slug });

/**
 * How many places of a page sell, at most, by its kind: in the texts that ship (as the specification has them), and once
 * the site is open. Header and menu are one button, each for its widths. The
 * reminder to readers who leave is not on the page before they do, and links in texts are what editors write.
 */
const most: Record<string, { page: () => ReactElement | Promise<ReactElement>; demo: number; live: number }> = {
  home: { page: () => <HomePage />, demo: 8, live: 8 },
  // A card for each partner of the fixture: three.
  "list of reviews": { page: () => <ReviewsPage />, demo: 7, live: 7 },
  "review of a partner": { page: () => ReviewPage(props("thistledown-app-review")), demo: 6, live: 3 },
  "review of another app": { page: () => ReviewPage(props("pemberlow-app-review")), demo: 6, live: 3 },
  article: { page: () => PostPage(props("what-a-year-of-company-costs")), demo: 6, live: 3 },
  "article without offers": { page: () => PostPage(props("what-lonely-means-here")), demo: 0, live: 0 },
  blog: { page: () => <BlogPage />, demo: 4, live: 4 },
  category: { page: () => SlugPage(props("guides")), demo: 4, live: 4 },
  help: { page: () => <HelpPage />, demo: 4, live: 4 },
  about: { page: () => <AboutPage />, demo: 3, live: 3 },
  author: { page: () => AuthorPage(props("wren-halloway")), demo: 3, live: 3 },
  comparison: { page: () => <ComparePage />, demo: 3, live: 3 },
  costs: { page: () => <CostsPage />, demo: 3, live: 3 },
  finder: { page: () => <FindPage />, demo: 3, live: 3 },
  changes: { page: () => <ChangesPage />, demo: 3, live: 3 },
  "how we know": { page: () => <HowWeKnowPage />, demo: 3, live: 3 },
  contact: { page: () => <ContactPage />, demo: 0, live: 0 },
  terms: { page: () => <TermsPage />, demo: 0, live: 0 },
  disclosure: { page: () => <DisclosurePage />, demo: 0, live: 0 },
};

const show = async (kind: string) => renderToStaticMarkup(await most[kind]?.page());

/** The places that sell, as affiliate links name theirs. */
const placesOf = (html: string) =>
  [...html.matchAll(/data-affiliate="([^"]+)"/g)].flatMap(([, place = ""]) =>
    /^(?:body|protocol)-/.test(place) ? [] : [place],
  );

const open = () => jest.replaceProperty(getEnv(), "siteStage", "live");
afterEach(() => jest.restoreAllMocks());

describe("a page's places that sell", () => {
  it.each(Object.keys(most))("are no more than the table allows: %s", async (kind) => {
    const { demo, live } = most[kind] ?? { demo: 0, live: 0 };
    const shipped = placesOf(await show(kind));
    expect(shipped).toHaveLength(demo);
    expect(new Set(shipped).size).toBe(shipped.length);
    open();
    expect(placesOf(await show(kind))).toHaveLength(live);
  });

  it.each(["review of a partner", "review of another app", "article"])(
    "are the strip, one block and the end around a text, once the site is open: %s",
    async (kind) => {
      open();
      const places = placesOf(await show(kind));
      expect(places).toEqual(["banner", kind === "review of a partner" ? "head" : "offer", "closing"]);
    },
  );
});

it.each([
  ["list of reviews", /<article\b.*?<\/article>/gs],
  ["review of another app", /<section [^>]*in short">.*?<\/section>/gs],
])("%s: where an app pays nothing, nothing is sold in the whole part that says so", async (kind, parts) => {
  const unpaid = ((await show(kind)).match(parts) ?? []).filter((part) => part.includes("We earn nothing from"));
  expect(unpaid.length).toBeGreaterThan(0);
  for (const part of unpaid) expect(part).not.toContain("data-affiliate");
});

it.each(Object.keys(most))(
  "one newsletter form is on a page, and one set of answers for search engines on home: %s",
  async (kind) => {
    const html = await show(kind);
    expect(html.match(/action="\/api\/newsletter"/g)).toHaveLength(1);
    expect(html.includes('"FAQPage"')).toBe(kind === "home");
  },
);

it("a form that writes is not offered to agents, and one that reads is", async () => {
  for (const kind of ["contact", "finder", "home", "help"]) {
    const forms = (await show(kind)).match(/<form\b.*?<\/form>/gs) ?? [];
    for (const form of forms) expect([form.includes('method="post"'), form.includes("toolname=")]).toContain(true);
    for (const form of forms) expect(form.includes('method="post"') && /toolname=|toolparam/.test(form)).toBe(false);
  }
});

it("the reviews that are read here are of a partner and of another app, or the tables would prove nothing", () => {
  expect(getAllReviews().map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["thistledown-app-review", "pemberlow-app-review"]),
  );
});
