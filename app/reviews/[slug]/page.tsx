import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReviewArticle } from "@/app/reviews/review-article";
import { closingCta } from "@/app/views/offer-blocks";
import { PageLayout } from "@/app/views/page-layout";
import { getTarget } from "@/app/views/review-cards";
import { ClosingCta } from "@/components/offer/closing-cta";
import { getAllReviews, getReview } from "@/lib/content/site/reviews";
import { reviewMetadata } from "@/lib/machines/metadata/entry-metadata";
import { reviewGraph } from "@/lib/machines/structured-data/entry-graph";
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
