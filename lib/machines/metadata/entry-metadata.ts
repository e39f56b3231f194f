import type { Metadata } from "next";
import type { Post, Review } from "../../content/entry-types";
import { getAuthor } from "../../content/site/authors";
import { lastChanged } from "../../content/site/entry-dates";
import { getSiteTexts, isAdultCategory } from "../../content/site/site-texts";
import { getPreview } from "../../pictures/previews/site-cards";
import { toDateTime } from "../../util/date";
import { routes } from "../../util/routes";
import { buildPageMetadata, titles } from "./page-metadata";

/** Title, description, canonical and previews of an article. */
export function postMetadata(post: Post): Metadata {
  return buildPageMetadata({
    ...entryMetadata(post),
    title: titles.page(post.seoTitle ?? post.title, getSiteTexts().name),
    shareTitle: post.seoTitle ?? post.title,
    path: routes.post(post.slug),
    image: getPreview.post(post),
  });
}

/** Title, description, canonical and previews of a review. */
export function reviewMetadata(review: Review): Metadata {
  return buildPageMetadata({
    ...entryMetadata(review),
    title: titles.review(review.seoTitle ?? review.title, getSiteTexts().name),
    shareTitle: review.seoTitle ?? review.title,
    path: routes.review(review.slug),
    image: getPreview.review(review),
  });
}

function entryMetadata(entry: Post | Review) {
  const author = getAuthor(entry.author);
  return {
    description: entry.excerpt,
    siteName: getSiteTexts().name,
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
