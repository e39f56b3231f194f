import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageLayout } from "@/app/views/page-layout";
import { PostArticle } from "@/components/article/post-article";
import { currentSite } from "@/lib/content/site/current-site";
import { allPosts, postsBySlug } from "@/lib/content/site/site";
import { entryMetadata } from "@/lib/machines/metadata/entry-metadata";
import { limits } from "@/lib/util/limits";
import { postPage } from "./view";

type Props = PageProps<"/blog/[slug]">;

export function generateStaticParams() {
  return allPosts(currentSite())
    .slice(0, limits.builtEntries)
    .map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = currentSite();
  const post = postsBySlug(site).get((await params).slug);
  return post ? entryMetadata(site, post) : {};
}

export default async function PostPage({ params }: Props) {
  const page = postPage(currentSite(), (await params).slug);
  if (!page) notFound();
  return (
    <PageLayout {...page.layout}>
      <PostArticle {...page.view} />
    </PageLayout>
  );
}
