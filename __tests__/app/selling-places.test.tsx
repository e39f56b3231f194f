import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import SlugPage from "@/app/[slug]/page";
import LaterCategoryPage from "@/app/[slug]/page/[pageNumber]/page";
import AboutPage from "@/app/about/page";
import DisclosurePage from "@/app/affiliate-disclosure/page";
import AuthorPage from "@/app/authors/[slug]/page";
import AuthorsPage from "@/app/authors/page";
import PostPage from "@/app/blog/[slug]/page";
import BlogPage from "@/app/blog/page";
import LaterBlogPage from "@/app/blog/page/[pageNumber]/page";
import ChangesPage from "@/app/changes/page";
import ConfirmPage from "@/app/contact/confirm-address/page";
import ContactPage from "@/app/contact/page";
import ReceivedPage from "@/app/contact/received/page";
import ReportPage from "@/app/contact/report/page";
import SentPage from "@/app/contact/sent/page";
import SubscribedPage from "@/app/contact/subscribed/page";
import DataPage from "@/app/data/page";
import HelpPage from "@/app/help/page";
import LawsPage from "@/app/how-we-know/laws/page";
import MoneyTestPage from "@/app/how-we-know/money/page";
import HowWeKnowPage from "@/app/how-we-know/page";
import RulebookPage from "@/app/how-we-know/rules/page";
import NotFoundPage from "@/app/not-found/[kind]/page";
import HomePage from "@/app/page";
import PrivacyPage from "@/app/privacy/page";
import ReviewPage from "@/app/reviews/[slug]/page";
import PairPage from "@/app/reviews/compare/[pair]/page";
import ComparePage from "@/app/reviews/compare/page";
import ComparisonResultsPage from "@/app/reviews/compare/results/page";
import CostsPage from "@/app/reviews/costs/page";
import CostsResultsPage from "@/app/reviews/costs/results/page";
import FindPage from "@/app/reviews/find/page";
import FindResultsPage from "@/app/reviews/find/results/page";
import ReviewsPage from "@/app/reviews/page";
import SearchResultsPage from "@/app/search-results/page";
import TermsPage from "@/app/terms/page";
import { getAllReviews } from "@/lib/content/snapshot/reviews";
import { getEnv } from "@/lib/runtime/env";
import { pageKinds } from "@/lib/site/pages";
import { searchParamsOf } from "../helpers/search-params";

type Query = ReturnType<typeof searchParamsOf>["searchParams"];
type Page<Params> = (props: { params: Promise<Params>; searchParams: Query }) => ReactElement | Promise<ReactElement>;
const page = <Params,>(render: Page<Params>, params: Params, query = "") =>
  render({ params: Promise.resolve(params), ...searchParamsOf(query) });
const of = (slug: string) => ({ slug });

/**
 * How many places of a page sell, at most: in the texts that ship (as the specification has them), and once the site is
 * open. By the name of the page in the registry, and which of its pages where they differ. Header and menu are one
 * button, each for its widths. The reminder to readers who leave is not on the page before they do, and links in texts
 * are what editors write.
 */
const most: Record<string, { page: () => ReactElement | Promise<ReactElement>; demo: number; live: number }> = {
  home: { page: () => <HomePage />, demo: 8, live: 8 },
  // A card for each partner of the fixture: three.
  reviews: { page: () => <ReviewsPage />, demo: 7, live: 7 },
  "review, of a partner": { page: () => page(ReviewPage, of("thistledown-app-review")), demo: 6, live: 3 },
  "review, of another app": { page: () => page(ReviewPage, of("pemberlow-app-review")), demo: 6, live: 3 },
  compare: { page: () => <ComparePage />, demo: 3, live: 3 },
  comparison: { page: () => page(PairPage, { pair: "brasswick-vs-ottoline" }), demo: 3, live: 3 },
  comparisonResults: { page: () => page(ComparisonResultsPage, {}, "apps=brasswick,ottoline"), demo: 3, live: 3 },
  find: { page: () => <FindPage />, demo: 3, live: 3 },
  findResults: { page: () => page(FindResultsPage, {}, "year=60"), demo: 3, live: 3 },
  costs: { page: () => <CostsPage />, demo: 3, live: 3 },
  costsResults: { page: () => page(CostsResultsPage, {}, "apps=ottoline"), demo: 3, live: 3 },
  post: { page: () => page(PostPage, of("what-a-year-of-company-costs")), demo: 6, live: 3 },
  "post, without offers": { page: () => page(PostPage, of("what-lonely-means-here")), demo: 0, live: 0 },
  blog: { page: () => <BlogPage />, demo: 4, live: 4 },
  blogPage: { page: () => page(LaterBlogPage, { pageNumber: "2" }), demo: 4, live: 4 },
  category: { page: () => page(SlugPage, of("guides")), demo: 4, live: 4 },
  categoryPage: { page: () => page(LaterCategoryPage, { slug: "guides", pageNumber: "2" }), demo: 4, live: 4 },
  authors: { page: () => <AuthorsPage />, demo: 3, live: 3 },
  author: { page: () => page(AuthorPage, of("wren-halloway")), demo: 3, live: 3 },
  changes: { page: () => <ChangesPage />, demo: 3, live: 3 },
  howWeKnow: { page: () => <HowWeKnowPage />, demo: 3, live: 3 },
  moneyTest: { page: () => MoneyTestPage(), demo: 3, live: 3 },
  rulebook: { page: () => <RulebookPage />, demo: 3, live: 3 },
  laws: { page: () => <LawsPage />, demo: 3, live: 3 },
  data: { page: () => <DataPage />, demo: 3, live: 3 },
  about: { page: () => <AboutPage />, demo: 3, live: 3 },
  contact: { page: () => <ContactPage />, demo: 0, live: 0 },
  reportForm: { page: () => page(ReportPage, {}, "product=ottoline"), demo: 0, live: 0 },
  help: { page: () => <HelpPage />, demo: 4, live: 4 },
  terms: { page: () => <TermsPage />, demo: 0, live: 0 },
  privacy: { page: () => <PrivacyPage />, demo: 0, live: 0 },
  affiliateDisclosure: { page: () => <DisclosurePage />, demo: 0, live: 0 },
  page: { page: () => page(SlugPage, of("editorial-policy")), demo: 3, live: 3 },
  messageSent: { page: () => <SentPage />, demo: 0, live: 0 },
  subscribed: { page: () => <SubscribedPage />, demo: 3, live: 3 },
  confirmAddress: { page: () => <ConfirmPage />, demo: 0, live: 0 },
  formKept: { page: () => <ReceivedPage />, demo: 0, live: 0 },
  search: { page: () => page(SearchResultsPage, {}, "q=privacy"), demo: 3, live: 3 },
  "search, in distress": { page: () => page(SearchResultsPage, {}, "q=suicide"), demo: 0, live: 0 },
  notFound: { page: () => page(NotFoundPage, { kind: "page" }), demo: 3, live: 3 },
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

  it("are in the table for every kind of page; a preview is the entry that it shows", () => {
    const known = new Set(Object.keys(most).map((kind) => kind.split(",")[0]));
    expect(pageKinds.map(({ name }) => name).filter((name) => !known.has(name))).toEqual(["preview"]);
  });

  it.each(["review, of a partner", "review, of another app", "post"])(
    "are the strip, one block and the end around a text, once the site is open: %s",
    async (kind) => {
      open();
      const places = placesOf(await show(kind));
      expect(places).toEqual(["banner", kind === "review, of a partner" ? "head" : "offer", "closing"]);
    },
  );
});

it.each([
  ["reviews", /<article\b.*?<\/article>/gs],
  ["review, of another app", /<section [^>]*in short">.*?<\/section>/gs],
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
  for (const kind of ["contact", "find", "home", "help"]) {
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
