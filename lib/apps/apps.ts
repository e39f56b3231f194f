import type { App, Review, Test } from "../content/entry-types";
import { addPoints, type Points } from "../content/scoring/score";
import { getDocument } from "../content/site/documents";
import { allReviews, appsBySlug, rankedReviews, rankingBySlug, type Site, testsByApp } from "../content/site/site";
import { memo } from "../util/memo";
import { byName, compareText } from "../util/order";
import { cheapestWay, formatWay } from "./costs/cheapest-way";
import { describePriceRange } from "./prices";
import { type EarnedLabel, earnLabels } from "./scoring/score-words";

/** Every app, by name. */
export const appsByName = memo((site: Site): readonly App[] => [...appsBySlug(site).values()].sort(byName));

/** The review of each app by the app's slug: of several, the newest. */
export const reviewsByApp = memo((site: Site): ReadonlyMap<string, Review> => {
  const newestLast = [...allReviews(site)].reverse();
  return new Map(newestLast.flatMap((review) => (review.about === undefined ? [] : [[review.about, review]])));
});

/** The price of an app as readers see it: the text of its review, or else the price range of its plans. */
export function findPrice(site: Site, { price, about }: Pick<Review, "price" | "about">): string | undefined {
  return price ?? describePriceRange(getAppOf(site, { about })?.plans ?? []);
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
    return rank !== undefined && score
      ? [{ slug, rank, points: score.points, year: getYear(getAppOf(site, review)?.plans ?? []) }]
      : [];
  });
  return earnLabels(apps, getDocument(site, "site/scoring"));
});

/**
 * What twelve months of an app cost in the cheapest way: whole cents, and text. Only in US dollars, because years in several
 * currencies cannot be compared; `undefined` where nobody knows.
 */
export function getYear(plans: App["plans"]): { cents: number; text: string } | undefined {
  const way = cheapestWay(plans, 12);
  return way?.currency === "USD" ? { cents: way.cents, text: formatWay(way) } : undefined;
}

/** Two apps that have a comparison of their own. */
export type AppPair = {
  /** Last part of its address: the two names in the order of the alphabet, "luna-ai-vs-spicy-ai". */
  slug: string;
  apps: readonly [App, App];
};

/** The last part of the address of two apps, in either order of the two. */
export function pairSlug(one: string, other: string): string {
  return [one, other].sort().join("-vs-");
}

/** The pairs of apps that reviews compare, each once, in the order of their addresses. Apps without a file are in none. */
export const pairsOfApps = memo((site: Site): readonly AppPair[] => {
  const named = allReviews(site).flatMap((review) =>
    review.comparison.flatMap(({ slug }): [string, AppPair][] => {
      const apps = [review, rankingBySlug(site).get(slug) ?? {}].flatMap((one) => getAppOf(site, one) ?? []);
      const [first, second] = apps.sort((a, b) => compareText(a.slug, b.slug));
      if (!first || !second || first === second) return [];
      const pair = pairSlug(first.slug, second.slug);
      return [[pair, { slug: pair, apps: [first, second] }]];
    }),
  );
  return [...new Map(named).values()].sort((a, b) => compareText(a.slug, b.slug));
});

/** The app that a review is about, if it has a file in content/products. */
export function getAppOf(site: Site, { about }: Pick<Review, "about">): App | undefined {
  return about === undefined ? undefined : appsBySlug(site).get(about);
}
