import { AppFacts } from "@/app/reviews/app-facts";
import { ReviewTest } from "@/app/reviews/test-record";
import { WayOut } from "@/app/reviews/way-out";
import { comparedWith, toComparedReview } from "@/app/views/review-cards";
import { AlternativeList } from "@/components/review/alternative-list";
import { CompareWith } from "@/components/review/compare-with";
import { DetailedRatings } from "@/components/review/detailed-ratings";
import { UserRating } from "@/components/review/user-rating";
import { VerdictBox } from "@/components/review/verdict-box";
import { Callout } from "@/components/ui/callout";
import { RichText } from "@/components/ui/rich-text";
import { SampleNote } from "@/components/ui/sample-note";
import { comparisonLinks, getAlternatives } from "@/lib/apps/comparison-links";
import { getPrice, getProductOf } from "@/lib/apps/products";
import type { RankedReview } from "@/lib/content/entry-types";
import { renderSnippet } from "@/lib/text/render-snippet";
import { getUserRating } from "./user-rating";

type ReviewFactsProps = { review: RankedReview };

/**
 * The sections above a review's text: verdict, pros and cons, notes, detailed ratings, test, plans and facts of the
 * app, comparison, alternatives.
 */
export function ReviewFacts({ review }: ReviewFactsProps) {
  const userRating = getUserRating(review);
  const product = getProductOf(review);
  return (
    <>
      <VerdictBox
        verdictHtml={renderSnippet(review.verdict)}
        price={getPrice(review)}
        pros={review.pros}
        cons={review.cons}
      />
      {userRating && <UserRating {...userRating} product={review.product} />}
      {review.score?.isSample && <SampleNote of="ratings" />}
      {review.editorNote && (
        <Callout heading="Editor’s Note">
          <RichText html={renderSnippet(review.editorNote)} />
        </Callout>
      )}
      <DetailedRatings ratings={review.score?.details ?? []} isSample={review.score?.isSample} />
      <ReviewTest review={review} />
      {product && <AppFacts product={product} />}
      {product && <WayOut product={product} />}
      <CompareWith
        current={toComparedReview(review)}
        others={comparedWith(review)}
        links={comparisonLinks(review, product)}
      />
      <AlternativeList product={review.product} alternatives={getAlternatives(review)} />
    </>
  );
}
