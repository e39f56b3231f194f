import fc from "fast-check";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { buildComparison } from "@/app/reviews/compare/view";
import { costsView } from "@/app/reviews/costs/view";
import { findView } from "@/app/reviews/find/view";
import { comparedWith, getRankingRows, toRankedCard } from "@/app/views/review-cards";
import { ComparisonView } from "@/components/compare/comparison-view";
import { Finder } from "@/components/finder/finder";
import { RankingTable } from "@/components/review/ranking-table";
import { appsByName, pairsOfApps } from "@/lib/apps/apps";
import { type FindCriteria, noCriteria, readCriteria } from "@/lib/apps/finder/criteria";
import { readFolder } from "@/lib/content/read/read-folder";
import type { Library } from "@/lib/content/site/library";
import type { Site } from "@/lib/content/site/site";
import { rankedReviews } from "@/lib/content/site/site";
import { siteFolder } from "../helpers/site-folder";

let shown: Site;
jest.mock("@/lib/content/site/current-site", () => ({ currentSite: () => shown }));

const day = "2025-06-28";
const site = withRules(readFolder({ root: siteFolder }));
const { partners, products, reviews, "test-reports": tests, blog } = site.collections;

/** The fixture's method, with labels for the most points and for the cheapest year as well. */
function withRules(library: Library): Library {
  const method = library.documents["site/scoring"];
  if (!method) throw new Error("The fixture site has no method.");
  const labels = [
    { label: "Best talk", highest: "conversation" },
    { label: "Cheapest", cheapestYearFrom: 30 },
    ...method.data.labels,
  ];
  return {
    ...library,
    documents: { ...library.documents, "site/scoring": { ...method, data: { ...method.data, labels } } },
  };
}

const criteriaOf = (query: string) => readCriteria(new URLSearchParams(query));

/** Without the words that say who pays us: these have to differ. */
const shownBy = (part: ReactElement) => renderToStaticMarkup(part).replaceAll(/<span[^>]*>Pays us<\/span>/g, "");
const dataOf = (view: unknown) => JSON.stringify(view, (key, value) => (key === "paysUs" ? undefined : value));
const findOf = (criteria: FindCriteria) => shownBy(<Finder {...findView(shown, criteria)} />);

/** What readers see of order, labels, comparison, filters and sums. */
const surfaces: Record<string, () => string> = {
  "the order at a glance": () => renderToStaticMarkup(<RankingTable rows={getRankingRows(shown)} />),
  "the cards of the ranking": () =>
    JSON.stringify(rankedReviews(shown).map((review) => ({ ...toRankedCard(shown, review), target: undefined }))),
  "the tables of reviews": () => dataOf(rankedReviews(shown).map((review) => comparedWith(shown, review))),
  "the pairs": () => JSON.stringify(pairsOfApps(shown).map(({ slug }) => slug)),
  "the comparison of all apps": () => shownBy(<ComparisonView {...buildComparison(shown, appsByName(shown))} />),
  "Find, with nothing asked": () => findOf(noCriteria),
  "Find, by the price of a year": () => findOf({ ...noCriteria, order: "year" }),
  "Find, with filters and weights": () =>
    findOf(criteriaOf("month=20&fact=card-first&weight-conversation=3&weight-terms=9")),
  "the calculator": () =>
    dataOf(
      costsView(shown, { names: appsByName(shown).map((app) => app.slug), others: 0, months: 7, isUnread: false }),
    ),
};

function see(library: Library): Record<string, string> {
  shown = { library, day };
  return Object.fromEntries(Object.entries(surfaces).map(([name, show]) => [name, show()]));
}

const slug = fc.constantFrom("brasswick", "thistledown", "windlass", "ottoline", "a-new-partner");
const perhaps = <Value,>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const partner = fc.record({
  slug,
  data: fc.record({
    name: fc.constantFrom("Brasswick", "Ottoline", "Moth & Lamp", "Nobody"),
    default: fc.boolean(),
    homeUrl: fc.webUrl(),
    trackedUrl: fc.webUrl(),
    source: slug,
    medium: fc.constantFrom("affiliate", "cpc", "half-of-the-price"),
    reviews: fc.subarray(reviews.map((review) => review.slug)),
    offer: perhaps(
      fc.record({
        text: fc.string(),
        reason: fc.string(),
        endsOn: fc.constantFrom("2025-01-01", "2025-06-28", "2027-01-01"),
      }),
    ),
    sample: fc.boolean(),
  }),
});

/** Everything in a site that money can change. */
const money = fc.record({
  partners: fc.uniqueArray(partner, { selector: (one) => one.slug, minLength: 1 }),
  ofApps: fc.array(perhaps(slug), { minLength: products.length, maxLength: products.length }),
  ofReviews: fc.array(fc.record({ affiliateLink: perhaps(slug), discountCode: perhaps(fc.constant("HALF-OFF")) }), {
    minLength: reviews.length,
    maxLength: reviews.length,
  }),
  ofPosts: fc.array(perhaps(slug), { minLength: blog.length, maxLength: blog.length }),
});

/** Apps that are so close to each other that the smallest favour would change their order. */
const closeRace = fc.record({
  points: fc.array(fc.constantFrom(7, 7.1), { minLength: tests.length, maxLength: tests.length }),
  days: fc.array(fc.constantFrom("2025-06-01", "2025-06-02"), { minLength: reviews.length, maxLength: reviews.length }),
  prices: fc.array(fc.constantFrom(5, 5.01), { minLength: products.length, maxLength: products.length }),
});

type ValueOf<Made> = Made extends fc.Arbitrary<infer Value> ? Value : never;

function change<Entry extends { data: object }>(entries: readonly Entry[], fields: (index: number) => object): Entry[] {
  return entries.map((entry, index) => ({ ...entry, data: { ...entry.data, ...fields(index) } }));
}

function race({ collections, ...library }: Library, { points, days, prices }: ValueOf<typeof closeRace>): Library {
  const plan = { id: "plan", name: "Plan", currency: "USD", every: { kind: "time", count: 1, unit: "month" } };
  return {
    ...library,
    collections: {
      ...collections,
      "test-reports": change(collections["test-reports"], (index) => ({
        scores: { conversation: points[index], emotion: 7 },
      })),
      reviews: change(collections.reviews, (index) => ({ rating: undefined, date: days[index] })),
      products: change(collections.products, (index) => ({
        plans: [{ ...plan, price: prices[index], history: [], checkedOn: day, source: "https://a.example/" }],
      })),
    },
  };
}

/** The same site, paid otherwise. */
function pay({ collections, ...library }: Library, paid: ValueOf<typeof money>): Library {
  const [template] = partners;
  if (!template) throw new Error("The fixture site has no partner.");
  return {
    ...library,
    collections: {
      ...collections,
      partners: paid.partners.map((one) => ({ ...template, ...one })),
      products: change(collections.products, (index) => ({ partner: paid.ofApps[index] })),
      reviews: change(collections.reviews, (index) => ({
        affiliateLink: paid.ofReviews[index]?.affiliateLink,
        discountCode: paid.ofReviews[index]?.discountCode,
      })),
      blog: change(collections.blog, (index) => ({ partner: paid.ofPosts[index] })),
    },
  };
}

it("moves nothing in order, labels and comparison of the site, whatever is paid", () => {
  const unpaid = see(site);
  for (const text of ["Best talk", "Cheapest year", "Brasswick"])
    expect(unpaid["the cards of the ranking"]).toContain(text);
  fc.assert(
    fc.property(money, (paid) => expect(see(pay(site, paid))).toEqual(unpaid)),
    { numRuns: 6 },
  );
});

it("moves nothing where apps are all but equal", () => {
  fc.assert(
    fc.property(closeRace, money, (close, paid) => {
      const unpaid = race(site, close);
      expect(see(pay(unpaid, paid))).toEqual(see(unpaid));
    }),
    { numRuns: 10 },
  );
});

it("would be seen if it moved something: a cheaper plan does", () => {
  const unpaid = see(site);
  const cheaper = {
    ...site,
    collections: {
      ...site.collections,
      products: products.map((one) => ({
        ...one,
        data: { ...one.data, plans: one.data.plans.map((plan) => ({ ...plan, price: plan.price / 2 })) },
      })),
    },
  };
  const seen = see(cheaper);
  for (const name of ["the order at a glance", "the comparison of all apps"]) expect(seen[name]).not.toBe(unpaid[name]);
});
