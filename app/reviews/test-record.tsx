import { getTestRecord } from "@/app/data/test-records";
import { HowWeTested, NotTested } from "@/components/review/how-we-tested";
import { getProductOf } from "@/lib/apps/products";
import { isPlaceholder } from "@/lib/apps/test-records";
import type { RankedReview } from "@/lib/content/entry-types";

/** The test behind the score of a review, or that there is none. */
export function ReviewTest({ review }: { review: RankedReview }) {
  const { product, score } = review;
  const record = getTestRecord(review);
  if (!record || !score) return <NotTested product={product} />;
  if (isPlaceholder(score, getProductOf(review)))
    return <NotTested product={product} placeholder={{ points: score.points, ratings: score.details }} />;
  return <HowWeTested product={product} record={record} ratings={score.details} />;
}
