import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageLayout } from "@/app/views/page-layout";
import { AuthorArticles } from "@/components/article/author-articles";
import { AuthorProfile } from "@/components/article/author-profile";
import { ReviewLinks } from "@/components/review/review-links";
import { currentSite } from "@/lib/content/site/current-site";
import { authorsBySlug } from "@/lib/content/site/site";
import { authorMetadata, authorView } from "./view";

type Props = PageProps<"/authors/[slug]">;

export function generateStaticParams() {
  return [...authorsBySlug(currentSite()).values()].map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return authorMetadata(currentSite(), (await params).slug);
}

export default async function AuthorPage({ params }: Props) {
  const view = authorView(currentSite(), (await params).slug);
  if (!view) notFound();
  return (
    <PageLayout {...view.page}>
      <div className="container">
        <AuthorProfile {...view.profile} />
        <ReviewLinks {...view.reviews} />
        <AuthorArticles {...view.articles} />
      </div>
    </PageLayout>
  );
}
