import { AppFacts } from "@/app/reviews/app-facts";
import { ReviewTest } from "@/app/reviews/test-record";
import { WayOut } from "@/app/reviews/way-out";
import type { AuthorSummary } from "@/components/article/byline";
import { Byline } from "@/components/article/byline";
import { InShort } from "@/components/review/in-short";
import { ReviewByline } from "@/components/review/review-head";
import { MetaLine } from "@/components/ui/meta-line";
import type { AppFacts as KnownFacts } from "@/lib/apps/app-facts";
import { getProductOf } from "@/lib/apps/products";
import type { RankedReview } from "@/lib/content/entry-types";
import { afterFirstSentence } from "@/lib/text/plain-text";
import { getReadTime } from "@/lib/text/reading-time";
import { renderSnippet } from "@/lib/text/render-snippet";

type ReviewFactsProps = {
  review: RankedReview;
  author: AuthorSummary | undefined;
  /** Absent where the review names no app of content/products. */
  known: KnownFacts | undefined;
};

/** The sections between the answer of a review and its text: pros and cons, costs, facts, test. */
export function ReviewFacts({ review, author, known }: ReviewFactsProps) {
  const more = afterFirstSentence(review.verdict);
  const product = getProductOf(review);
  return (
    <>
      <ReviewByline cover={{ src: review.coverImage, alt: review.coverAlt }}>
        {author && <Byline author={author} />}
        <MetaLine date={review.date} updated={review.updated} readTime={getReadTime(review)} />
      </ReviewByline>
      <InShort
        verdictHtml={more ? renderSnippet(more) : undefined}
        pros={review.pros}
        cons={review.cons}
        editorNoteHtml={review.editorNote ? renderSnippet(review.editorNote) : undefined}
      />
      {known && <AppFacts known={known} />}
      <ReviewTest review={review} />
      {product && <WayOut product={product} />}
    </>
  );
}
