import { getTestRecord } from "@/app/data/test-records";
import { HowWeTested } from "@/components/review/how-we-tested";
import { ResearchOnly } from "@/components/review/research-only";
import type { RankedReview } from "@/lib/content/entry-types";

/** The test behind the score of a review, or that there is none. */
export function ReviewTest({ review }: { review: RankedReview }) {
  const record = getTestRecord(review);
  return record ? <HowWeTested product={review.product} record={record} /> : <ResearchOnly product={review.product} />;
}
