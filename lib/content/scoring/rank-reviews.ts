import type { RankedReview, Review } from "../entry-types";
import { byNewest } from "../snapshot/entry-dates";

/**
 * Sorts by the points of the tests, then by stars, then newest first. Ranks count from 1. Reviews without a score come
 * last, newest first, and have no rank.
 */
export function rankReviews(reviews: readonly Review[]): RankedReview[] {
  const share = ({ score }: Review) => (score && score.points.of > 0 ? score.points.total / score.points.of : 0);
  const stars = ({ score }: Review) => score?.overall ?? 0;
  return [...reviews]
    .sort(
      (a, b) =>
        Number(b.score !== undefined) - Number(a.score !== undefined) ||
        share(b) - share(a) ||
        stars(b) - stars(a) ||
        byNewest(a, b),
    )
    .map((review, index) => ({ ...review, rank: review.score ? index + 1 : undefined }));
}
