import { getTestRecord } from "@/app/data/test-records";
import { HowWeTested } from "@/components/review/how-we-tested";
import { ResearchOnly } from "@/components/review/research-only";
import { RetractedTests } from "@/components/review/retracted-tests";
import { getRetractedTests } from "@/lib/apps/test-records";
import type { RankedReview } from "@/lib/content/entry-types";

/** The test behind the score of a review, or that there is none, and the tests that count no more. */
export function ReviewTest({ review }: { review: RankedReview }) {
  const record = getTestRecord(review);
  const retracted = getRetractedTests(review).flatMap(({ slug, date, retracted }) =>
    retracted ? [{ slug, date, retracted }] : [],
  );
  return (
    <>
      {record ? (
        <HowWeTested product={review.product} record={record} />
      ) : (
        <ResearchOnly product={review.product} wasTested={retracted.length > 0} />
      )}
      <RetractedTests tests={retracted} />
    </>
  );
}
