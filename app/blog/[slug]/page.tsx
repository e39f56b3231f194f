import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostSidebar } from "@/app/blog/post-sidebar";
import { PostText } from "@/app/blog/post-text";
import { toAuthorSummary } from "@/app/data/post-cards";
import { postGraph } from "@/app/data/post-graph";
import { postMetadata } from "@/app/data/post-metadata";
import { PageFrame } from "@/app/page-frame";
import { getRenderContext } from "@/app/render-context";
import { ArticleHeader } from "@/components/article/article-header";
import { ArticleLayout } from "@/components/article/article-layout";
import { Byline } from "@/components/article/byline";
import { TableOfContents } from "@/components/article/table-of-contents";
import { MetaLine } from "@/components/ui/meta-line";
import { getListingOf } from "@/lib/content/snapshot/categories";
import { readTimeOf } from "@/lib/content/snapshot/derive";
import { offersOf } from "@/lib/content/snapshot/offers";
import { getAllPosts, getPost } from "@/lib/content/snapshot/posts";
import { renderBody } from "@/lib/markdown/render-body";
import { limits } from "@/lib/site/limits";
import { routes } from "@/lib/site/routes";
import { countWords } from "@/lib/site/structured-data/count-words";

export const revalidate = 300;

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
  const author = toAuthorSummary(post.author);
  const offers = offersOf(post);
  const { html, halves, toc } = renderBody(
    post.body,
    getRenderContext({ page: routes.post(post.slug), placement: "body", offers }),
  );
  return (
    <PageFrame {...postGraph(post, countWords(html))} label={post.title} offers={offers}>
      <article className="container">
        <ArticleHeader
          back={{ label: "Back to Blog", href: routes.blog() }}
          category={{ name: post.category, href: routes.category(getListingOf(post)?.slug ?? "blog") }}
          title={post.title}
          lede={post.excerpt}
          cover={{ src: post.coverImage, alt: post.coverAlt }}
        >
          {author && <Byline author={author} />}
          <MetaLine date={post.date} updated={post.updated} readTime={readTimeOf(post)} isSample={post.sample} />
        </ArticleHeader>
        <ArticleLayout toc={<TableOfContents items={toc} />} sidebar={<PostSidebar post={post} author={author} />}>
          <PostText post={post} halves={halves} />
        </ArticleLayout>
      </article>
    </PageFrame>
  );
}
