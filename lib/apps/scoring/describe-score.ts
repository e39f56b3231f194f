import type { Review } from "../../content/entry-types";
import type { RatingKey } from "../../content/schemas/review-schema";
import { limits } from "../../util/limits";
import { formatScore } from "../../util/number";

/** The score of a review in words: "4.9 out of 5 (sample score)", or that there is none. */
export function describeScore({ score }: Pick<Review, "score">): string {
  if (!score) return "Not reviewed yet: we have not tested this app";
  const stars = `${formatScore(score.overall)} out of ${limits.starScale}`;
  return score.isSample ? `${stars} (sample score, not from a test)` : stars;
}

/** What readers see each detailed rating called. */
export const ratingLabels: Readonly<Record<RatingKey, string>> = {
  design: "Design",
  usability: "Ease of use",
  features: "Features",
  value: "Value for money",
  support: "Support",
};
