import { ReviewFacts } from "@/app/reviews/review-facts";
import { ReviewHeader } from "@/app/reviews/review-header";
import { ReviewSidebar } from "@/app/reviews/review-sidebar";
import { ReviewText } from "@/app/reviews/review-text";
import { toAuthorSummary } from "@/app/views/post-cards";
import { toReviewCard } from "@/app/views/review-cards";
import { ArticleLayout } from "@/components/article/article-layout";
import { TableOfContents } from "@/components/article/table-of-contents";
import { RelatedReviews } from "@/components/review/related-reviews";
import type { RankedReview } from "@/lib/content/entry-types";
import { getRelatedReviews } from "@/lib/content/snapshot/reviews";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { routes } from "@/lib/util/routes";

type ReviewArticleProps = { review: RankedReview; target: AffiliateLinkTarget };

/** A review with its answer, its reasons, its text and related reviews. */
export function ReviewArticle({ review, target }: ReviewArticleProps) {
  const author = toAuthorSummary(review.author);
  const context = getRenderContext({ page: routes.review(review.slug), placement: "body" });
  const { halves, toc } = renderBody(review.body, context);
  return (
    <article className="container">
      <ReviewHeader review={review} author={author} target={target} />
      <ArticleLayout toc={<TableOfContents items={toc} />} sidebar={<ReviewSidebar review={review} target={target} />}>
        <ReviewFacts review={review} />
        <ReviewText review={review} author={author} target={target} halves={halves} />
      </ArticleLayout>
      <RelatedReviews reviews={getRelatedReviews(review).map(toReviewCard)} />
    </article>
  );
}
