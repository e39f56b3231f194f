import type { App, Review, Test } from "../content/entry-types";
import { addPoints, type Points } from "../content/scoring/score";
import { getDocument } from "../content/site/documents";
import { allReviews, appsBySlug, rankedReviews, type Site, testsByApp } from "../content/site/site";
import { memo } from "../util/memo";
import { formatMoney } from "../util/number";
import { byName, compareText } from "../util/order";
import { cheapestWay, isBoughtOnce } from "./costs/cheapest-way";
import { describePriceRange } from "./prices";
import { type EarnedLabel, earnLabels } from "./scoring/score-words";

/** Every app, by name. */
export const appsByName = memo((site: Site): readonly App[] => [...appsBySlug(site).values()].sort(byName));

/** The review of each app by the app's slug: of several, the newest. */
export const reviewsByApp = memo((site: Site): ReadonlyMap<string, Review> => {
  const newestLast = [...allReviews(site)].reverse();
  return new Map(newestLast.flatMap((review) => (review.about === undefined ? [] : [[review.about, review]])));
});

/** The pairs of apps that reviews compare, in the order of their addresses. */
export const pairsOfApps = memo((site: Site): readonly AppPair[] => listPairs(allReviews(site), appsBySlug(site)));

/** The price of an app as readers see it: the text of its review, or else the price range of its plans. */
export function findPrice(site: Site, { price, about }: Pick<Review, "price" | "about">): string | undefined {
  const app = about === undefined ? undefined : appsBySlug(site).get(about);
  const range = app && describePriceRange(app.plans);
  return price ?? range;
}

/** What an app has earned by the published method: the points of its newest test. Not tested: `undefined`. */
export function getResult(site: Site, app: string): { test: Test; points: Points } | undefined {
  const [test] = testsByApp(site).get(app) ?? [];
  return test && { test, points: addPoints(test.scores, getDocument(site, "site/scoring").criteria) };
}

/** The labels that reviews have earned, by the slug of the review. */
export const earnedLabels = memo((site: Site): ReadonlyMap<string, EarnedLabel> => {
  const apps = rankedReviews(site).flatMap((review) => {
    const { slug, rank, score } = review;
    return rank !== undefined && score ? [{ slug, rank, points: score.points, year: getYear(site, review) }] : [];
  });
  return earnLabels(apps, getDocument(site, "site/scoring"));
});

/**
 * What twelve months of the reviewed app cost in the cheapest way: whole cents, and text. Only in US dollars, because
 * years in several currencies cannot be compared; `undefined` where nobody knows.
 */
export function getYear(site: Site, { about }: Pick<Review, "about">): { cents: number; text: string } | undefined {
  const plans = appsBySlug(site).get(about ?? "")?.plans ?? [];
  const way = cheapestWay(plans, 12);
  return way?.currency === "USD" ? { cents: way.cents, text: formatMoney(way.cents, "USD") } : undefined;
}

/**
 * What one month of the reviewed app costs in the cheapest way, as text: "$7.99", "$3.00 or free", or "once" for what is bought
 * once; `undefined` where nobody knows.
 */
export function getMonth(site: Site, { about }: Pick<Review, "about">): string | undefined {
  const plans = appsBySlug(site).get(about ?? "")?.plans ?? [];
  const way = cheapestWay(plans, 1);
  if (!way) return undefined;
  if (isBoughtOnce(way)) return "once";
  const month = formatMoney(way.cents, way.currency);
  return plans.some(({ price }) => price === 0) ? `${month} or free` : month;
}

/** What an app costs for a year in the cheapest way: "$84.00 a year", "$30.00 a year or free", "$89.00 once"; `undefined` where nobody knows. */
export function describeYear(plans: App["plans"]): string | undefined {
  const way = cheapestWay(plans, 12);
  if (!way) return undefined;
  const cost = formatMoney(way.cents, way.currency);
  if (isBoughtOnce(way)) return `${cost} once`;
  return plans.some(({ price }) => price === 0) ? `${cost} a year or free` : `${cost} a year`;
}

/** Two apps that have a comparison of their own. */
export type AppPair = {
  /** Last part of its address: the two names in the order of the alphabet, "luna-ai-vs-spicy-ai". */
  slug: string;
  apps: readonly [string, string];
};

type ComparingReview = {
  slug: string;
  /** The app that it is about. */
  about?: string | undefined;
  /** The reviews that it names to compare with. */
  comparison?: readonly { slug: string }[];
};

/** The last part of the address of two apps, in either order of the two. */
export function pairSlug(one: string, other: string): string {
  return [one, other].sort().join("-vs-");
}

/** The pairs that reviews name, each once, in the order of their addresses. Apps without a file are in none. */
export function listPairs(reviews: readonly ComparingReview[], apps: { has: (slug: string) => boolean }): AppPair[] {
  const getAbout = new Map(reviews.map(({ slug, about }) => [slug, about]));
  const named = reviews.flatMap(({ about, comparison = [] }) =>
    comparison.flatMap(({ slug }): [string, AppPair][] => {
      const other = getAbout.get(slug);
      if (about === undefined || other === undefined || about === other) return [];
      if (!apps.has(about) || !apps.has(other)) return [];
      const [first, second] = [about, other].sort() as [string, string];
      const pair = pairSlug(first, second);
      return [[pair, { slug: pair, apps: [first, second] }]];
    }),
  );
  return [...new Map(named).values()].sort((a, b) => compareText(a.slug, b.slug));
}

/** The app with this slug. */
export function getApp(site: Site, slug: string): App | undefined {
  return appsBySlug(site).get(slug);
}

/** The app that a review is about, if it has a file in content/products. */
export function getAppOf(site: Site, { about }: Pick<Review, "about">): App | undefined {
  return about === undefined ? undefined : getApp(site, about);
}

/** The review of an app: of several, the newest. */
export function getReviewByApp(site: Site, { slug }: Pick<App, "slug">): Review | undefined {
  return reviewsByApp(site).get(slug);
}

/** The pairs of apps that have a comparison of their own, by the last part of its address in either order of the names. */
export const pairsByAddress = memo((site: Site): ReadonlyMap<string, AppPair> => {
  const pairs = pairsOfApps(site);
  const turned = pairs.map((pair) => [[...pair.apps].reverse().join("-vs-"), pair] as const);
  return new Map([...turned, ...pairs.map((pair) => [pair.slug, pair] as const)]);
});
