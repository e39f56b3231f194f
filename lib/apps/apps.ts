import type { Product, Review, Test } from "../content/entry-types";
import { addPoints, type Points } from "../content/scoring/points";
import type { Snapshot } from "../content/snapshot/snapshot";
import { formatMoney } from "../util/money";
import { byName } from "../util/order";
import { type AppPair, listPairs } from "./app-pairs";
import { cheapestWay } from "./costs/cheapest-way";
import { describePriceRange } from "./price-range";
import { type EarnedLabel, earnLabels } from "./scoring/labels";

/** Every app, by name. */
export function appsByName(snapshot: Snapshot): readonly Product[] {
  return snapshot.once("apps by name", () => [...snapshot.productsBySlug.values()].sort(byName));
}

/** The review of each app by the app's slug: of several, the newest. */
export function reviewsByApp(snapshot: Snapshot): ReadonlyMap<string, Review> {
  return snapshot.once("reviews by app", () => {
    const newestLast = [...snapshot.reviews].reverse();
    return new Map(newestLast.flatMap((review) => (review.about === undefined ? [] : [[review.about, review]])));
  });
}

/** The pairs of apps that reviews compare, in the order of their addresses. */
export function pairsOfApps(snapshot: Snapshot): readonly AppPair[] {
  return snapshot.once("pairs", () => listPairs(snapshot.reviews, snapshot.productsBySlug));
}

/** Those of them that the app of a review is in. */
export function pairsWith(snapshot: Snapshot, { about }: Pick<Review, "about">): readonly AppPair[] {
  return about === undefined ? [] : pairsOfApps(snapshot).filter(({ apps }) => apps.includes(about));
}

/** The price of an app as readers see it: the text of its review, or else the price range of its plans, marked where nobody has
 * looked it up. */
export function findPrice(snapshot: Snapshot, { price, about }: Pick<Review, "price" | "about">): string | undefined {
  const product = about === undefined ? undefined : snapshot.productsBySlug.get(about);
  const range = product && describePriceRange(product.plans);
  return price ?? (range && (product.sample ? `${range} (sample prices)` : range));
}

/** What an app has earned by the published method: the points of its newest test. Not tested: `undefined`. */
export function getResult(snapshot: Snapshot, app: string): { test: Test; points: Points } | undefined {
  const method = snapshot.library.documents["site/scoring"]?.data.criteria ?? [];
  const [test] = snapshot.testsByApp.get(app) ?? [];
  return test && { test, points: addPoints(test.scores, method) };
}

/** The labels that reviews have earned, by the slug of the review. */
export function earnedLabels(snapshot: Snapshot): ReadonlyMap<string, EarnedLabel> {
  return snapshot.once("labels", () => {
    const apps = snapshot.ranking.flatMap((review) => {
      const { slug, rank, score } = review;
      return rank !== undefined && score ? [{ slug, rank, points: score.points, year: getYear(snapshot, review) }] : [];
    });
    return earnLabels(apps, snapshot.library.documents["site/scoring"]?.data ?? { labels: [] });
  });
}

/**
 * What twelve months of the reviewed app cost in the cheapest way: whole cents, and text. Only in US dollars, because
 * years in several currencies cannot be compared; `undefined` where nobody knows.
 */
export function getYear(
  snapshot: Snapshot,
  { about }: Pick<Review, "about">,
): { cents: number; text: string } | undefined {
  const plans = snapshot.productsBySlug.get(about ?? "")?.plans ?? [];
  const way = cheapestWay(plans, 12);
  return way?.currency === "USD" ? { cents: way.cents, text: formatMoney(way.cents, "USD") } : undefined;
}
