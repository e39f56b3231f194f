import type { RankedReview } from "../content/entry-types";
import type { Score } from "../content/scoring/score";
import { getDocument } from "../content/site/documents";
import { rankedReviews, type Site } from "../content/site/site";
import { memo } from "../util/memo";
import { earnedLabels, getMonth, getYear } from "./apps";
import { type Fact, getColumns } from "./product-facts";
import { getProductOf } from "./products";
import type { EarnedLabel } from "./scoring/labels";

/** A line of the order at a glance. */
export type RankingRow = {
  rank: number;
  /** The slug of the review. */
  slug: string;
  appName: string;
  score: Score;
  /** What one month costs in the cheapest way: "$7.99", "$3.00 or free", "once". Absent where nobody knows. */
  month?: string | undefined;
  /** What twelve months cost in the cheapest way: "$95.88". Absent where nobody knows. */
  year?: string | undefined;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** Whether the app exists on this site only. */
  isInvented: boolean;
  /** The answers to the questions that the fact sheet names for the ranking: the same questions in each row. */
  answers: readonly Fact[];
};

/** The ranked reviews, each in a line, best first. Nothing here depends on partners and offers. */
export const rankingRows = memo((site: Site): readonly RankingRow[] =>
  rankedReviews(site).flatMap((review): RankingRow[] => {
    const { rank, slug, product, score } = review;
    if (rank === undefined || !score) return [];
    const app = getProductOf(site, review);
    const prices = { month: getMonth(site, review), year: getYear(site, review)?.text };
    const answers = getColumns(app ?? { facts: {} }, getDocument(site, "site/fact-sheet"), site.day);
    return [
      { rank, slug, appName: product, score, ...prices, icon: app?.icon, isInvented: review.isInvented, answers },
    ];
  }),
);

/** The label that a review has earned by the published method. An app without a test has none. */
export function getLabel(site: Site, { slug, score }: RankedReview): EarnedLabel | undefined {
  if (!score) return undefined;
  return earnedLabels(site).get(slug) ?? { label: getDocument(site, "site/scoring").otherwise };
}
