import { listJumps, listSections } from "@/app/reviews/review-contents";
import { ReviewEnd } from "@/app/reviews/review-end";
import { ReviewFacts } from "@/app/reviews/review-facts";
import { ReviewAnswer, ReviewHeader, ReviewVerdict } from "@/app/reviews/review-header";
import { ReviewSidebar } from "@/app/reviews/review-sidebar";
import { ReviewText } from "@/app/reviews/review-text";
import { toAuthorSummary } from "@/app/views/post-cards";
import { toReviewLink } from "@/app/views/review-cards";
import { TableOfContents } from "@/components/article/table-of-contents";
import { JumpBar } from "@/components/review/jump-bar";
import { RelatedReviews } from "@/components/review/related-reviews";
import { ReviewLayout } from "@/components/review/review-layout";
import { getAppFacts } from "@/lib/apps/app-facts";
import { getAlternatives } from "@/lib/apps/comparison-links";
import { getProductOf } from "@/lib/apps/products";
import type { RankedReview } from "@/lib/content/entry-types";
import { getRelatedReviews } from "@/lib/content/site/reviews";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { routes } from "@/lib/util/routes";

type ReviewArticleProps = { review: RankedReview; target: AffiliateLinkTarget };

/** A review: its answer, its reasons, its text, and where to go from it. The answer comes first: few readers reach the text. */
export function ReviewArticle({ review, target }: ReviewArticleProps) {
  const author = toAuthorSummary(review.author);
  const context = getRenderContext({ page: routes.review(review.slug), placement: "body" });
  const { halves, toc } = renderBody(review.body, context);
  const product = getProductOf(review);
  const known = product && getAppFacts(product);
  const alternatives = review.score ? getAlternatives(review) : [];
  const parts = { review, known, toc, hasAlternatives: alternatives.length > 0 };
  return (
    <article className="container">
      <ReviewLayout
        head={<ReviewHeader review={review} author={author} target={target} />}
        verdict={<ReviewVerdict review={review} />}
        jumps={<JumpBar items={listJumps(parts)} />}
        card={<ReviewAnswer review={review} target={target} />}
        toc={<TableOfContents items={listSections(parts)} />}
        cards={<ReviewSidebar review={review} />}
      >
        <ReviewFacts review={review} known={known} />
        <ReviewText review={review} target={target} halves={halves} />
        <ReviewEnd review={review} author={author} alternatives={alternatives} />
      </ReviewLayout>
      <RelatedReviews reviews={getRelatedReviews(review).map(toReviewLink)} />
    </article>
  );
}
