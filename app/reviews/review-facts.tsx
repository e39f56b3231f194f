import { AppFacts } from "@/app/reviews/app-facts";
import { BlankFacts } from "@/app/reviews/blank-facts";
import { ReviewTest } from "@/app/reviews/test-record";
import { WayOut } from "@/app/reviews/way-out";
import { DetailedRatings } from "@/components/review/detailed-ratings";
import { InShort } from "@/components/review/in-short";
import type { AppFacts as KnownFacts } from "@/lib/apps/app-facts";
import { getProductOf } from "@/lib/apps/products";
import type { RankedReview } from "@/lib/content/entry-types";
import { renderSnippet } from "@/lib/text/render-snippet";

type ReviewFactsProps = {
  review: RankedReview;
  /** Absent where the review names no app of content/products. */
  known: KnownFacts | undefined;
};

/** The sections between the verdict of a review and its text: pros and cons, ratings, costs, facts, test. */
export function ReviewFacts({ review, known }: ReviewFactsProps) {
  const product = getProductOf(review);
  const { pros, cons, editorNote, score } = review;
  const short = <InShort pros={pros} cons={cons} editorNoteHtml={editorNote ? renderSnippet(editorNote) : undefined} />;
  if (!score)
    return (
      <>
        {short}
        <BlankFacts review={review} known={known} />
      </>
    );
  return (
    <>
      {short}
      <DetailedRatings ratings={score.details} />
      {known && <AppFacts known={known} />}
      <ReviewTest review={review} />
      {product && <WayOut product={product} />}
    </>
  );
}
