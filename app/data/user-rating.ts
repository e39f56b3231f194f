import { getClaim } from "@/lib/content/claims";
import { getDefaultPartner } from "@/lib/content/partners";
import type { Review } from "@/lib/content/types";
import type { UserRating } from "@/lib/structured-data/review";

/** What users say of the partner's app, by the claims ledger; `undefined` for other apps and where a claim may not be shown. */
export function getUserRating(review: Pick<Review, "product">) {
  if (review.product !== getDefaultPartner().name) return undefined;
  const average = getClaim("rating-average");
  const count = getClaim("rating-count");
  if (average?.value === undefined || count?.value === undefined) return undefined;
  const rating: UserRating = { average: average.value, count: count.value };
  return { ...rating, averageText: average.text, countText: count.text };
}
