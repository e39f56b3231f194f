import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostArticle } from "@/app/blog/post-article";
import { postBody } from "@/app/blog/post-body";
import { PageLayout } from "@/app/views/page-layout";
import { getOffers } from "@/lib/content/site/categories";
import { getAllPosts, getPost } from "@/lib/content/site/posts";
import { postMetadata } from "@/lib/machines/metadata/entry-metadata";
import { countWords } from "@/lib/machines/structured-data/blog-posting";
import { postGraph } from "@/lib/machines/structured-data/entry-graph";
import { limits } from "@/lib/util/limits";

type Props = PageProps<"/blog/[slug]">;

export function generateStaticParams() {
  return getAllPosts()
    .slice(0, limits.builtEntries)
    .map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = getPost((await params).slug);
  return post ? postMetadata(post) : {};
}

export default async function PostPage({ params }: Props) {
  const post = getPost((await params).slug);
  if (!post) notFound();
  const body = postBody(post);
  return (
    <PageLayout {...postGraph(post, countWords(body.html))} label={post.title} offers={getOffers(post)}>
      <PostArticle post={post} body={body} />
    </PageLayout>
  );
}
