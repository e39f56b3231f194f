import type { RankedReview } from "../content/entry-types";
import type { PickRule } from "../content/schemas/category-schema";
import type { Score } from "../content/scoring/score";
import { getDocument } from "../content/site/documents";
import { rankedReviews, type Site } from "../content/site/site";
import { getConditions } from "./finder/conditions";
import { noCriteria } from "./finder/criteria";
import { getProductOf } from "./products";

/** The review of the app that is the best for one wish. */
export type Pick = { title: string; review: RankedReview; score: Score };

/**
 * The best app for each wish, by tests and answers alone; nothing here depends on partners and offers. An app is named
 * once, for the first wish; the next best follows for the others.
 */
export function choosePicks(site: Site, rules: readonly PickRule[]): Pick[] {
  const named = new Set<string>();
  return rules.flatMap((rule) => {
    const best = findBest(site, rule).find(({ review }) => !named.has(review.slug));
    if (!best) return [];
    named.add(best.review.slug);
    return [{ title: rule.title, ...best }];
  });
}

/** The ranked apps that meet a wish, best first. */
function findBest(site: Site, { criterion, kind, fact, platform, free }: PickRule): Omit<Pick, "title">[] {
  const list = (one: string | undefined) => (one === undefined ? [] : [one]);
  const asked = { ...noCriteria, kinds: list(kind), facts: list(fact), platforms: list(platform), free };
  const { conditions, unknown } = getConditions(asked, getDocument(site, "site/fact-sheet"), site.day);
  if (unknown.length > 0) return [];
  const pointsOf = ({ points }: Score) => points.criteria.find(({ id }) => id === criterion)?.points ?? 0;
  return rankedReviews(site)
    .flatMap((review) => {
      const product = getProductOf(site, review);
      const fits = product && conditions.every(({ judge }) => judge(product).outcome === "met");
      return review.score && fits ? [{ review, score: review.score }] : [];
    })
    .filter(({ score }) => criterion === undefined || pointsOf(score) > 0)
    .sort((a, b) => pointsOf(b.score) - pointsOf(a.score));
}
