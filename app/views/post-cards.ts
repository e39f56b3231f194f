import type { AuthorSummary } from "@/components/article/byline";
import type { PostCardData } from "@/components/listing/post-card";
import type { Post } from "@/lib/content/entry-types";
import { getSiteTexts } from "@/lib/content/site/documents";
import { authorsBySlug, type Site } from "@/lib/content/site/site";
import { getReadTime } from "@/lib/text/plain-text";

/** What a card shows of an article. */
export function toPostCard(site: Site, post: Post): PostCardData {
  const { slug, title, excerpt, category, coverImage, coverAlt, date } = post;
  const author = authorsBySlug(site).get(post.author);
  return {
    slug,
    title,
    excerpt,
    category,
    coverImage,
    coverAlt,
    date,
    readTime: getReadTime(post),
    authorName: author?.name ?? getSiteTexts(site).name,
  };
}

/** What a page shows of an author; `undefined` when there is no such author. */
export function toAuthorSummary(site: Site, slug: string): AuthorSummary | undefined {
  const author = authorsBySlug(site).get(slug);
  if (!author) return undefined;
  const { name, role, description, avatar } = author;
  return { slug, name, role, description, avatar };
}
