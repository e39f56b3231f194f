import { PostSidebar } from "@/app/blog/post-sidebar";
import { PostText } from "@/app/blog/post-text";
import { toAuthorSummary } from "@/app/views/post-cards";
import { ArticleHeader } from "@/components/article/article-header";
import { ArticleLayout } from "@/components/article/article-layout";
import { Byline } from "@/components/article/byline";
import { TableOfContents } from "@/components/article/table-of-contents";
import { MetaLine } from "@/components/ui/meta-line";
import type { Post } from "@/lib/content/entry-types";
import { getListing } from "@/lib/content/site/categories";
import type { RenderedBody } from "@/lib/text/body-types";
import { getReadTime } from "@/lib/text/reading-time";
import { routes } from "@/lib/util/routes";

type PostArticleProps = { post: Post; body: Pick<RenderedBody, "halves" | "toc"> };

/** An article with its header, table of contents and sidebar. */
export function PostArticle({ post, body: { halves, toc } }: PostArticleProps) {
  const author = toAuthorSummary(post.author);
  return (
    <article className="container">
      <ArticleHeader
        back={{ label: "Back to Blog", href: routes.blog() }}
        category={{ name: post.category, href: routes.category(getListing(post)?.slug ?? "blog") }}
        title={post.title}
        lede={post.excerpt}
        cover={{ src: post.coverImage, alt: post.coverAlt }}
      >
        {author && <Byline author={author} />}
        <MetaLine date={post.date} updated={post.updated} readTime={getReadTime(post)} />
      </ArticleHeader>
      <ArticleLayout toc={<TableOfContents items={toc} />} sidebar={<PostSidebar post={post} author={author} />}>
        <PostText post={post} halves={halves} />
      </ArticleLayout>
    </article>
  );
}
