import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { closingCta } from "@/app/data/closing";
import { toAuthorSummary } from "@/app/data/post-cards";
import { reviewGraph } from "@/app/data/post-graph";
import { reviewMetadata } from "@/app/data/post-metadata";
import { targetOf, toReviewCard } from "@/app/data/review-cards";
import { PageFrame } from "@/app/page-frame";
import { getRenderContext } from "@/app/render-context";
import { ReviewFacts } from "@/app/reviews/review-facts";
import { ReviewHeader } from "@/app/reviews/review-header";
import { ReviewSidebar } from "@/app/reviews/review-sidebar";
import { ReviewText } from "@/app/reviews/review-text";
import { ArticleLayout } from "@/components/article/article-layout";
import { TableOfContents } from "@/components/article/table-of-contents";
import { ClosingCta } from "@/components/offer/closing-cta";
import { RelatedReviews } from "@/components/review/related-reviews";
import { getAllReviews, getRelatedReviews, getReview } from "@/lib/content/snapshot/reviews";
import { titleBeforeColon } from "@/lib/format/title";
import { renderBody } from "@/lib/markdown/render-body";
import { limits } from "@/lib/site/limits";
import { routes } from "@/lib/site/routes";

export const revalidate = 300;

type Props = PageProps<"/reviews/[slug]">;

export function generateStaticParams() {
  return getAllReviews()
    .slice(0, limits.builtEntries)
    .map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const review = getReview((await params).slug);
  return review ? reviewMetadata(review) : {};
}

export default async function ReviewPage({ params }: Props) {
  const review = getReview((await params).slug);
  if (!review) notFound();
  const page = routes.review(review.slug);
  const author = toAuthorSummary(review.author);
  const { halves, toc } = renderBody(review.body, getRenderContext({ page, placement: "body" }));
  const target = targetOf(review, page);
  return (
    <PageFrame {...reviewGraph(review)} label={titleBeforeColon(review.title)} flush>
      <article className="container">
        <ReviewHeader review={review} author={author} target={target} />
        <ArticleLayout
          toc={<TableOfContents items={toc} />}
          sidebar={<ReviewSidebar review={review} target={target} />}
        >
          <ReviewFacts review={review} />
          <ReviewText review={review} author={author} target={target} halves={halves} />
        </ArticleLayout>
        <RelatedReviews reviews={getRelatedReviews(review).map(toReviewCard)} />
      </article>
      <ClosingCta {...closingCta(target)} />
    </PageFrame>
  );
}
