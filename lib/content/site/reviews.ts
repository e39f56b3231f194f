import { limits } from "../../util/limits";
import type { RankedReview, Review } from "../entry-types";
import { currentSite } from "./current-site";
import { byNewest } from "./entry-dates";
import { rankedReviews, rankingBySlug } from "./site";

/** Published reviews, best first. */
export function getAllReviews(): readonly RankedReview[] {
  return rankedReviews(currentSite());
}

/** The published review with this slug. */
export function getReview(slug: string): RankedReview | undefined {
  return rankingBySlug(currentSite()).get(slug);
}

/** The best other reviews of the same category whose apps have been tested (docs/reference/behaviour.md: up to 3). */
export function getRelatedReviews(review: Pick<Review, "slug" | "category">): readonly RankedReview[] {
  return getAllReviews()
    .filter((other) => other.score && other.slug !== review.slug && other.category === review.category)
    .slice(0, limits.relatedReviews);
}

/** The review that was published last. */
export function getNewestReview(): RankedReview | undefined {
  return [...getAllReviews()].sort(byNewest)[0];
}
