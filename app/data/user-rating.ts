import { getClaim } from "@/lib/claims/shown-claims";
import type { Review } from "@/lib/content/entry-types";
import { getDefaultPartner } from "@/lib/content/snapshot/partners";
import type { UserRating } from "@/lib/site/structured-data/review-markup";

/** The users' rating of the partner's app from the claims ledger; `undefined` for other apps, and without evidence. */
export function getUserRating(review: Pick<Review, "product">) {
  if (review.product !== getDefaultPartner().name) return undefined;
  const average = getClaim("rating-average");
  const count = getClaim("rating-count");
  if (average?.value === undefined || count?.value === undefined) return undefined;
  const rating: UserRating = { average: average.value, count: count.value };
  return { ...rating, averageText: average.text, countText: count.text };
}
