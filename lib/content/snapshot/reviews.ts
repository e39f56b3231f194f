import { limits } from "../../site/limits";
import type { RankedReview, Review } from "../entry-types";
import { average } from "./derive";
import { byNewest, today } from "./entry-dates";
import { fromLibrary } from "./memoize";
import { publishedIn } from "./published";

const rankedReviews = fromLibrary("reviews", (library, day) => {
  const reviews = rankReviews(publishedIn(library, day).reviews);
  return { reviews, bySlug: new Map(reviews.map((review) => [review.slug, review])) };
});

/** Published reviews in the order of the ranking. */
export function getAllReviews(): readonly RankedReview[] {
  return rankedReviews(today()).reviews;
}

/** The published review with this slug. */
export function getReview(slug: string): RankedReview | undefined {
  return rankedReviews(today()).bySlug.get(slug);
}

/** The best other reviews of the same category (docs/product.md, section 2: up to 3). */
export function getRelatedReviews(review: Pick<Review, "slug" | "category">): readonly RankedReview[] {
  return getAllReviews()
    .filter((other) => other.slug !== review.slug && other.category === review.category)
    .slice(0, limits.relatedReviews);
}

/** The review published last. */
export function getNewestReview(): RankedReview | undefined {
  return [...getAllReviews()].sort(byNewest)[0];
}

/** Orders by overall rating, then by the average of the detailed ratings, then newest first, and numbers from 1. */
export function rankReviews<R extends Pick<Review, "rating" | "date" | "id">>(
  reviews: readonly R[],
): (R & { rank: number })[] {
  const detail = (review: R) => average(review.rating.details.map(({ value }) => value));
  return [...reviews]
    .sort((a, b) => b.rating.overall - a.rating.overall || detail(b) - detail(a) || byNewest(a, b))
    .map((review, index) => ({ ...review, rank: index + 1 }));
}
