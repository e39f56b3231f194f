import type { Metadata } from "next";
import { routes } from "@/lib/config/routes";
import { getAuthor } from "@/lib/content/authors";
import { lastChanged } from "@/lib/content/publishing";
import { getSite, isAdultCategory } from "@/lib/content/site";
import type { Post, Review } from "@/lib/content/types";
import { toDateTime } from "@/lib/format/date";
import { buildPageMetadata } from "@/lib/metadata/page-metadata";
import { titles } from "@/lib/metadata/titles";

/** Title, description, canonical and previews of an article. */
export function postMetadata(post: Post): Metadata {
  return buildPageMetadata({
    ...entryMetadata(post),
    title: titles.page(post.seoTitle ?? post.title, getSite().name),
    path: routes.post(post.slug),
  });
}

/** The same of a review. */
export function reviewMetadata(review: Review): Metadata {
  return buildPageMetadata({
    ...entryMetadata(review),
    title: titles.review(review.title, getSite().name),
    path: routes.review(review.slug),
  });
}

function entryMetadata(entry: Post | Review) {
  return {
    description: entry.excerpt,
    siteName: getSite().name,
    image: { src: entry.coverImage, alt: entry.coverAlt, width: 1200, height: 675 },
    type: "article" as const,
    adult: isAdultCategory(entry.category),
    published: {
      date: toDateTime(entry.date),
      updated: toDateTime(lastChanged(entry)),
      author: getAuthor(entry.author)?.name,
    },
  };
}
