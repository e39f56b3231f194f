import type { Review } from "../entry-types";
import { average } from "./derive";
import { byNewest } from "./entry-dates";

/** Sorts by overall rating, then by the average of the detailed ratings, then newest first. Ranks count from 1. */
export function rankReviews<R extends Pick<Review, "rating" | "date" | "id">>(
  reviews: readonly R[],
): (R & { rank: number })[] {
  const detail = (review: R) => average(review.rating.details.map(({ value }) => value));
  return [...reviews]
    .sort((a, b) => b.rating.overall - a.rating.overall || detail(b) - detail(a) || byNewest(a, b))
    .map((review, index) => ({ ...review, rank: index + 1 }));
}
