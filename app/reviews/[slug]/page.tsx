import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { closingCta } from "@/app/data/offer-blocks";
import { reviewGraph } from "@/app/data/post-graph";
import { reviewMetadata } from "@/app/data/post-metadata";
import { getTarget } from "@/app/data/review-cards";
import { ReviewArticle } from "@/app/reviews/review-article";
import { PageLayout } from "@/app/views/page-layout";
import { ClosingCta } from "@/components/offer/closing-cta";
import { getAllReviews, getReview } from "@/lib/content/snapshot/reviews";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { titleBeforeColon } from "@/lib/util/title";

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
  const target = getTarget(review, routes.review(review.slug));
  return (
    <PageLayout {...reviewGraph(review)} label={titleBeforeColon(review.title)} noBottomGap>
      <ReviewArticle review={review} target={target} />
      <ClosingCta {...closingCta(target)} />
    </PageLayout>
  );
}
