import type { App, RankedReview } from "../content/entry-types";
import type { PickRule } from "../content/schemas/category-schema";
import type { Score } from "../content/scoring/score";
import { getDocument } from "../content/site/documents";
import type { Library } from "../content/site/library";
import { rankedReviews, type Site } from "../content/site/site";
import { memo } from "../util/memo";
import { earnedLabels, getAppOf, getYear } from "./apps";
import { getColumns } from "./facts";
import { getConditions } from "./finder/conditions";
import { noCriteria } from "./finder/criteria";
import { describeMonth } from "./prices";
import type { EarnedLabel } from "./scoring/score-words";

/** The ranked reviews, each in a line, best first. Nothing here depends on partners and offers. */
export const rankingRows = memo((site: Site) =>
  rankedReviews(site).flatMap((review) => {
    const { rank, slug, product, score } = review;
    if (rank === undefined || !score) return [];
    const { isInvented } = review;
    // What its rank says of it: "Top Choice for Roleplay Enthusiasts".
    const label = getLabel(site, review)?.label;
    return [{ rank, slug, appName: product, score, label, isInvented, ...toTableFacts(site, getAppOf(site, review)) }];
  }),
);

/** What a table of apps says of one beside its points. */
export function toTableFacts(site: Site, app: App | undefined) {
  const plans = app?.plans ?? [];
  return {
    icon: app?.icon,
    // Absent where nobody knows.
    month: describeMonth(plans),
    year: getYear(plans)?.text,
    /** To the questions that the fact sheet names for the ranking: the same of each app. */
    answers: getColumns(app ?? { facts: {} }, getDocument(site, "site/fact-sheet"), site.day),
  };
}

/** The label that a review has earned by the published method. An app without a test has none. */
export function getLabel(site: Site, { slug, score }: RankedReview): EarnedLabel | undefined {
  if (!score) return undefined;
  return earnedLabels(site).get(slug) ?? { label: getDocument(site, "site/scoring").otherwise };
}

/**
 * The best app for each wish, by tests and answers alone; nothing here depends on partners and offers. An app is named
 * once, for the first wish; the next best follows for the others.
 */
export function choosePicks(site: Site, rules: readonly PickRule[]) {
  const named = new Set<string>();
  return rules.flatMap((rule) => {
    const best = findBest(site, rule).find(({ review }) => !named.has(review.slug));
    if (!best) return [];
    named.add(best.review.slug);
    return [{ title: rule.title, ...best }];
  });
}

/** The ranked apps that meet a wish, best first. */
function findBest(site: Site, { criterion, kind, fact, platform, free }: PickRule) {
  const list = (one: string | undefined) => (one === undefined ? [] : [one]);
  const asked = { ...noCriteria, kinds: list(kind), facts: list(fact), platforms: list(platform), free };
  const { conditions, unknown } = getConditions(asked, getDocument(site, "site/fact-sheet"), site.day);
  if (unknown > 0) return [];
  const pointsOf = ({ points }: Score) => points.criteria.find(({ id }) => id === criterion)?.points ?? 0;
  return rankedReviews(site)
    .flatMap((review) => {
      const app = getAppOf(site, review);
      const fits = app && conditions.every(({ judge }) => judge(app).outcome === "met");
      return review.score && fits ? [{ review, score: review.score }] : [];
    })
    .filter(({ score }) => criterion === undefined || pointsOf(score) > 0)
    .sort((a, b) => pointsOf(b.score) - pointsOf(a.score));
}

/** A place in the ranking, and the app that has it with partners and without any; absent where there are fewer. */
export type PaidPlace = { rank: number; paid: string | undefined; unpaid: string | undefined };

/**
 * The order of the reviews as it is, beside the same calculated from content without any partner, offer or commission. That no
 * other payment moves it either is tested (__tests__/app/money-moves-nothing.test.tsx).
 */
export function listPaidOrder(site: Site): PaidPlace[] {
  const paid = namesByRank(site);
  const unpaid = namesByRank({ library: withoutMoney(site.library), day: site.day });
  return Array.from({ length: Math.max(paid.length, unpaid.length) }, (_, index) => ({
    rank: index + 1,
    paid: paid[index],
    unpaid: unpaid[index],
  }));
}

function namesByRank(site: Site): string[] {
  return rankingRows(site).map(({ appName }) => appName);
}

/** The same content without anything that is paid. */
function withoutMoney(library: Library): Library {
  const { collections } = library;
  return {
    ...library,
    collections: {
      ...collections,
      partners: [],
      products: collections.products.map((entry) => ({ ...entry, data: { ...entry.data, partner: undefined } })),
      reviews: collections.reviews.map((entry) => ({
        ...entry,
        data: { ...entry.data, affiliateLink: undefined, discountCode: undefined },
      })),
    },
  };
}
