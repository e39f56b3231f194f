import type { Review } from "../../content/entry-types";
import type { RatingKey } from "../../content/schemas/review-schema";
import type { Scoring } from "../../content/schemas/scoring-schema";
import type { Points } from "../../content/scoring/score";
import { limits } from "../../util/limits";
import { formatScore } from "../../util/number";

/** The score of a review in words: "4.9 out of 5 (sample score)", or that there is none. */
export function describeScore({ score }: Pick<Review, "score">): string {
  if (!score) return "Not reviewed yet: we have not tested this app";
  const stars = `${formatScore(score.overall)} out of ${limits.starScale}`;
  return score.isSample ? `${stars} (sample score, not from a test)` : stars;
}

/** From this share of the points on, the tile of a score is dark and its figure light. */
export const darkFrom = 0.8;

/** What readers see each detailed rating called. */
export const ratingLabels: Readonly<Record<RatingKey, string>> = {
  design: "Design",
  usability: "Ease of use",
  features: "Features",
  value: "Value for money",
  support: "Support",
};

/** An app that may earn a label. */
export type LabelledApp = {
  slug: string;
  rank: number;
  points: Points;
  /** What twelve months cost in the cheapest way, in whole cents of US dollars, and as text; absent where nobody knows. */
  year?: { cents: number; text: string } | undefined;
};

export type EarnedLabel = {
  label: string;
  /** What earned it, in one sentence; absent where its place did, or where it is the label of all other apps. */
  reason?: string | undefined;
};

/**
 * The label of each app by its slug, from the rules of the published method. An app gets the first label whose rule it
 * meets; a label goes to one app. Apps that meet no rule are left out: `otherwise` is theirs.
 */
export function earnLabels(apps: readonly LabelledApp[], { labels }: Pick<Scoring, "labels">) {
  const earned = new Map<string, EarnedLabel>();
  for (const { label, ...rule } of labels) {
    const winner = findWinner(
      apps.filter(({ slug }) => !earned.has(slug)),
      rule,
    );
    if (winner) earned.set(winner.slug, { label, reason: winner.reason });
  }
  return earned as ReadonlyMap<string, EarnedLabel>;
}

type Rule = Omit<Scoring["labels"][number], "label">;

function findWinner(
  apps: readonly LabelledApp[],
  { rank, highest, cheapestYearFrom }: Rule,
): { slug: string; reason?: string } | undefined {
  if (rank !== undefined) {
    const app = apps.find((one) => one.rank === rank);
    return app && { slug: app.slug };
  }
  if (highest !== undefined) {
    const [best] = apps
      .flatMap(({ slug, points }) => {
        const criterion = points.criteria.find(({ id }) => id === highest);
        return criterion ? [{ slug, ...criterion }] : [];
      })
      .sort((a, b) => b.points - a.points);
    return (
      best && { slug: best.slug, reason: `Most points for ${best.title}: ${formatScore(best.points)} of ${best.of}.` }
    );
  }
  const bar = cheapestYearFrom ?? 0;
  const [cheapest] = apps
    .flatMap(({ slug, points, year }) => (year && points.total >= bar ? [{ slug, ...year }] : []))
    .sort((a, b) => a.cents - b.cents);
  return (
    cheapest && {
      slug: cheapest.slug,
      reason: `Cheapest year of the apps with at least ${formatScore(bar)} points: ${cheapest.text}.`,
    }
  );
}
