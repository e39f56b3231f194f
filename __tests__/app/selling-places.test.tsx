import { getAllReviews } from "@/lib/content/snapshot/reviews";
import { getDefaultPartner } from "@/lib/offers/partners";
import { getEnv } from "@/lib/runtime/env";
import { pageKinds } from "@/lib/site/pages";
import { wordsOf } from "../helpers/page";
import { htmlOf } from "../helpers/render-page";

/**
 * How many places of a page sell, at most: in the texts that ship (as the specification has them), and once the site is
 * open. By the name of the page in the registry, and which of its pages where they differ. Header and menu are one
 * button, each for its widths. The reminder to readers who leave is not on the page before they do, and links in texts
 * are what editors write.
 */
const most: Record<string, { page: string; demo: number; live: number }> = {
  home: { page: "/", demo: 8, live: 8 },
  // A card for each review of the fixture: seven.
  reviews: { page: "/reviews", demo: 11, live: 11 },
  "review, of a partner": { page: "/reviews/thistledown-app-review", demo: 7, live: 3 },
  "review, of another app": { page: "/reviews/pemberlow-app-review", demo: 7, live: 3 },
  compare: { page: "/reviews/compare", demo: 3, live: 3 },
  comparison: { page: "/reviews/compare/brasswick-vs-ottoline", demo: 3, live: 3 },
  comparisonResults: { page: "/reviews/compare/results?apps=brasswick,ottoline", demo: 3, live: 3 },
  find: { page: "/reviews/find", demo: 3, live: 3 },
  findResults: { page: "/reviews/find/results?year=60", demo: 3, live: 3 },
  costs: { page: "/reviews/costs", demo: 3, live: 3 },
  costsResults: { page: "/reviews/costs/results?apps=ottoline", demo: 3, live: 3 },
  post: { page: "/blog/what-a-year-of-company-costs", demo: 6, live: 3 },
  "post, without offers": { page: "/blog/what-lonely-means-here", demo: 0, live: 0 },
  blog: { page: "/blog", demo: 4, live: 4 },
  blogPage: { page: "/blog/page/2", demo: 4, live: 4 },
  category: { page: "/guides", demo: 4, live: 4 },
  categoryPage: { page: "/guides/page/2", demo: 4, live: 4 },
  authors: { page: "/authors", demo: 3, live: 3 },
  author: { page: "/authors/wren-halloway", demo: 3, live: 3 },
  changes: { page: "/changes", demo: 3, live: 3 },
  howWeKnow: { page: "/how-we-know", demo: 3, live: 3 },
  moneyTest: { page: "/how-we-know/money", demo: 3, live: 3 },
  data: { page: "/data", demo: 3, live: 3 },
  about: { page: "/about", demo: 3, live: 3 },
  contact: { page: "/contact", demo: 0, live: 0 },
  reportForm: { page: "/contact/report?product=ottoline", demo: 0, live: 0 },
  help: { page: "/help", demo: 4, live: 4 },
  terms: { page: "/terms", demo: 0, live: 0 },
  privacy: { page: "/privacy", demo: 0, live: 0 },
  affiliateDisclosure: { page: "/affiliate-disclosure", demo: 0, live: 0 },
  page: { page: "/editorial-policy", demo: 3, live: 3 },
  messageSent: { page: "/contact/sent", demo: 0, live: 0 },
  subscribed: { page: "/contact/subscribed", demo: 3, live: 3 },
  formKept: { page: "/contact/received", demo: 0, live: 0 },
  search: { page: "/search-results?q=privacy", demo: 0, live: 0 },
  "search, without results": { page: "/search-results?q=qqzz", demo: 0, live: 0 },
  notFound: { page: "/not-found/page", demo: 3, live: 3 },
};

const show = (kind: string) => htmlOf(most[kind]?.page ?? "");

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
      expect(places).toEqual(["banner", kind === "post" ? "offer" : "head", "closing"]);
    },
  );
});

it.each([
  ["reviews", /<article\b.*?<\/article>/gs],
  ["review, of another app", /<article\b.*?in short">.*?<\/section>/gs],
])("%s: where an app pays nothing, the label of each link that pays names the partner", async (kind, parts) => {
  const unpaid = ((await show(kind)).match(parts) ?? []).filter((part) => part.includes("We earn nothing from"));
  expect(unpaid.length).toBeGreaterThan(0);
  const partner = getDefaultPartner().name;
  for (const part of unpaid) {
    const links = [...part.matchAll(/<a [^>]*data-affiliate=[^>]*>(.*?)<\/a>/gs)];
    expect(links.map(([, label = ""]) => wordsOf(label).trim())).toEqual([`Visit ${partner} (opens in a new tab)`]);
  }
});

it.each(Object.keys(most))(
  "a newsletter form is in the footer and at the end of an article, and one set of answers for search engines on home: %s",
  async (kind) => {
    const html = await show(kind);
    expect(html.match(/action="\/api\/newsletter"/g)).toHaveLength(/^post\b/.test(kind) ? 2 : 1);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(html.includes('"FAQPage"')).toBe(kind === "home");
  },
);

it("the reviews that are read here are of a partner and of another app, or the tables would prove nothing", () => {
  expect(getAllReviews().map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["thistledown-app-review", "pemberlow-app-review"]),
  );
});
