import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageLayout } from "@/app/views/page-layout";
import { ClosingCta } from "@/components/offer/closing-cta";

import { ReviewArticle } from "@/components/review/review-article";
import { getAllReviews, getReview } from "@/lib/content/site/reviews";

import { reviewMetadata } from "@/lib/machines/metadata/entry-metadata";
import { limits } from "@/lib/util/limits";
import { reviewPage } from "./view";

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
  const page = reviewPage((await params).slug);
  if (!page) notFound();
  return (
    <PageLayout {...page.layout}>
      <ReviewArticle {...page.view} />
      {page.closing && <ClosingCta {...page.closing} />}
    </PageLayout>
  );
}
