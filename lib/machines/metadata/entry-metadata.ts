import type { Metadata } from "next";
import type { Post, Review } from "../../content/entry-types";
import { getAuthor } from "../../content/snapshot/authors";
import { lastChanged } from "../../content/snapshot/entry-dates";
import { getSite, isAdultCategory } from "../../content/snapshot/site-document";
import { getPreview } from "../../pictures/previews/site-cards";
import { toDateTime } from "../../util/date";
import { routes } from "../../util/routes";
import { buildPageMetadata, titles } from "./page-metadata";

/** Title, description, canonical and previews of an article. */
export function postMetadata(post: Post): Metadata {
  return buildPageMetadata({
    ...entryMetadata(post),
    title: titles.page(post.seoTitle ?? post.title, getSite().name),
    shareTitle: post.seoTitle ?? post.title,
    path: routes.post(post.slug),
    image: getPreview.post(post),
  });
}

/** Title, description, canonical and previews of a review. */
export function reviewMetadata(review: Review): Metadata {
  return buildPageMetadata({
    ...entryMetadata(review),
    title: titles.review(review.seoTitle ?? review.title, getSite().name),
    shareTitle: review.seoTitle ?? review.title,
    path: routes.review(review.slug),
    image: getPreview.review(review),
  });
}

function entryMetadata(entry: Post | Review) {
  const author = getAuthor(entry.author);
  return {
    description: entry.excerpt,
    siteName: getSite().name,
    type: "article" as const,
    hasMarkdown: true,
    adult: isAdultCategory(entry.category),
    published: {
      date: toDateTime(entry.date),
      updated: toDateTime(lastChanged(entry)),
      author: author?.sample ? undefined : author?.name,
      section: entry.category,
      tags: entry.tags,
    },
  };
}
