import type { AuthorSummary } from "@/components/article/byline";
import type { PostCardData } from "@/components/listing/post-card";
import type { Post } from "@/lib/content/entry-types";
import { getAuthor } from "@/lib/content/site/authors";
import { getSiteTexts } from "@/lib/content/site/site-texts";
import { getReadTime } from "@/lib/text/reading-time";

/** What a card shows of an article. */
export function toPostCard(post: Post): PostCardData {
  const { slug, title, excerpt, category, coverImage, coverAlt, date } = post;
  const author = getAuthor(post.author);
  return {
    slug,
    title,
    excerpt,
    category,
    coverImage,
    coverAlt,
    date,
    readTime: getReadTime(post),
    authorName: author?.name ?? getSiteTexts().name,
  };
}

/** What a page shows of an author; `undefined` when there is no such author. */
export function toAuthorSummary(slug: string): AuthorSummary | undefined {
  const author = getAuthor(slug);
  if (!author) return undefined;
  const { name, role, description, avatar } = author;
  return { slug, name, role, description, avatar };
}
