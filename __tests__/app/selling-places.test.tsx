import { pageKinds } from "@/lib/addresses/pages";
import { currentSite } from "@/lib/content/site/current-site";
import { allPartners, rankedReviews } from "@/lib/content/site/site";
import { wordsOf } from "../helpers/page";
import { htmlOf } from "../helpers/render-page";

/**
 * How many places of a page sell, as the specification has them. By the name of the page in the registry, and which of its pages where they differ. Header and menu are one
 * button, each for its widths. The reminder to readers who leave is not on the page before they do, and links in texts
 * are what editors write.
 */
const most: Record<string, { page: string; places: number }> = {
  home: { page: "/", places: 6 },
  // A card for each of the three apps that pay.
  reviews: { page: "/reviews", places: 7 },
  "review, of a partner": { page: "/reviews/thistledown-app-review", places: 7 },
  "review, of another app": { page: "/reviews/pemberlow-app-review", places: 6 },
  compare: { page: "/reviews/compare", places: 3 },
  comparison: { page: "/reviews/compare/brasswick-vs-ottoline", places: 3 },
  comparisonResults: { page: "/reviews/compare/results?apps=brasswick,ottoline", places: 3 },
  find: { page: "/reviews/find", places: 3 },
  findResults: { page: "/reviews/find/results?year=60", places: 3 },
  costs: { page: "/reviews/costs", places: 3 },
  costsResults: { page: "/reviews/costs/results?apps=ottoline", places: 3 },
  post: { page: "/blog/what-a-year-of-company-costs", places: 6 },
  "post, without offers": { page: "/blog/what-lonely-means-here", places: 0 },
  blog: { page: "/blog", places: 4 },
  blogPage: { page: "/blog/page/2", places: 4 },
  category: { page: "/guides", places: 4 },
  categoryPage: { page: "/guides/page/2", places: 4 },
  authors: { page: "/authors", places: 3 },
  author: { page: "/authors/wren-halloway", places: 3 },
  changes: { page: "/changes", places: 3 },
  howWeKnow: { page: "/how-we-know", places: 3 },
  moneyTest: { page: "/how-we-know/money", places: 3 },
  data: { page: "/data", places: 3 },
  about: { page: "/about", places: 3 },
  contact: { page: "/contact", places: 0 },
  reportForm: { page: "/contact/report?about=ottoline", places: 0 },
  help: { page: "/help", places: 4 },
  terms: { page: "/terms", places: 0 },
  privacy: { page: "/privacy", places: 0 },
  affiliateDisclosure: { page: "/affiliate-disclosure", places: 0 },
  page: { page: "/editorial-policy", places: 3 },
  messageSent: { page: "/contact/sent", places: 0 },
  subscribed: { page: "/contact/subscribed", places: 3 },
  formKept: { page: "/contact/received", places: 0 },
  search: { page: "/search-results?q=privacy", places: 0 },
  "search, without results": { page: "/search-results?q=qqzz", places: 0 },
  notFound: { page: "/not-found/page", places: 3 },
};

const show = (kind: string) => htmlOf(most[kind]?.page ?? "");

/** The places that sell, as affiliate links name theirs. */
const placesOf = (html: string) =>
  [...html.matchAll(/data-affiliate="([^"]+)"/g)].flatMap(([, place = ""]) =>
    /^(?:body|protocol)-/.test(place) ? [] : [place],
  );

describe("a page's places that sell", () => {
  it.each(Object.keys(most))("are those of the table: %s", async (kind) => {
    const html = await show(kind);
    const places = placesOf(html);
    expect(places).toHaveLength(most[kind]?.places ?? 0);
    expect(new Set(places).size).toBe(places.length);
    // A newsletter form is in the footer and at the end of an article, and one set of answers for search engines on home.
    expect(html.match(/action="\/api\/newsletter"/g)).toHaveLength(/^post\b/.test(kind) ? 2 : 1);
    expect(html.includes('"FAQPage"')).toBe(kind === "home");
  });

  it("are in the table for every kind of page", () => {
    const known = new Set(Object.keys(most).map((kind) => kind.split(",")[0]));
    expect(pageKinds.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});

it("on a card of the ranking, nothing but its own app is sold", async () => {
  const cards = (await show("reviews")).match(/<article\b.*?<\/article>/gs) ?? [];
  const partners = new Set(allPartners(currentSite()).map(({ name }) => name));
  const selling = cards.filter((card) => placesOf(card).length > 0);
  expect([cards.length, selling.length]).toEqual([6, 3]);
  for (const card of selling) {
    const [, name = ""] = /title="Leads to ([^"]+)"/.exec(card) ?? [];
    expect(partners).toContain(name);
    expect(wordsOf(/<h3.*?<\/h3>/s.exec(card)?.[0] ?? "")).toContain(name);
  }
});

it("the reviews that are read here are of a partner and of another app, or the tables would prove nothing", () => {
  expect(rankedReviews(currentSite()).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["thistledown-app-review", "pemberlow-app-review"]),
  );
});
