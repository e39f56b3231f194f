import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageLayout } from "@/app/views/page-layout";
import { AuthorProfile } from "@/components/article/author-profile";
import { PostGrid } from "@/components/listing/post-grid";
import { SectionHeading } from "@/components/ui/section-heading";
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
  const { title, shown, posts } = view.articles;
  return (
    <PageLayout {...view.page}>
      <div className="container">
        <AuthorProfile {...view.profile} />
        <section>
          <SectionHeading title={title} intro={shown} />
          {posts.length > 0 ? <PostGrid posts={posts} hasLead /> : <p>No articles found by this author.</p>}
        </section>
      </div>
    </PageLayout>
  );
}
