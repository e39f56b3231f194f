import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageLayout } from "@/app/views/page-layout";
import { ClosingCta } from "@/components/offer/closing-cta";
import { ReviewArticle } from "@/components/review/review-article";
import { currentSite } from "@/lib/content/site/current-site";
import { rankedReviews, rankingBySlug } from "@/lib/content/site/site";
import { entryMetadata } from "@/lib/machines/metadata/entry-metadata";
import { limits } from "@/lib/util/limits";
import { reviewPage } from "./view";

type Props = PageProps<"/reviews/[slug]">;

export function generateStaticParams() {
  return rankedReviews(currentSite())
    .slice(0, limits.builtEntries)
    .map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = currentSite();
  const review = rankingBySlug(site).get((await params).slug);
  return review ? entryMetadata(site, review) : {};
}

export default async function ReviewPage({ params }: Props) {
  const page = reviewPage(currentSite(), (await params).slug);
  if (!page) notFound();
  return (
    <PageLayout {...page.layout}>
      <ReviewArticle {...page.view} />
      {page.closing && <ClosingCta {...page.closing} />}
    </PageLayout>
  );
}
