import type { Metadata } from "next";
import type { Post, Review } from "../../content/entry-types";
import { getBrand, getSiteTexts, isAdultCategory } from "../../content/site/documents";
import { getAuthor } from "../../content/site/entries";
import { lastChanged } from "../../content/site/entry-dates";
import type { Site } from "../../content/site/site";
import { postCard, previewImage, reviewCard } from "../../pictures/previews/preview-card";
import { toDateTime } from "../../util/date";
import { routes } from "../../util/routes";
import { buildPageMetadata, titles } from "./page-metadata";

/** Title, description, canonical and previews of an article. */
export function postMetadata(site: Site, post: Post): Metadata {
  return buildPageMetadata({
    ...entryMetadata(site, post),
    title: titles.page(post.seoTitle ?? post.title, getSiteTexts(site).name),
    shareTitle: post.seoTitle ?? post.title,
    path: routes.post(post.slug),
    image: previewImage(postCard(post), getBrand(site)),
  });
}

/** Title, description, canonical and previews of a review. */
export function reviewMetadata(site: Site, review: Review): Metadata {
  return buildPageMetadata({
    ...entryMetadata(site, review),
    title: titles.review(review.seoTitle ?? review.title, getSiteTexts(site).name),
    shareTitle: review.seoTitle ?? review.title,
    path: routes.review(review.slug),
    image: previewImage(reviewCard(review), getBrand(site)),
  });
}

function entryMetadata(site: Site, entry: Post | Review) {
  const author = getAuthor(site, entry.author);
  return {
    description: entry.excerpt,
    siteName: getSiteTexts(site).name,
    hasMarkdown: true,
    adult: isAdultCategory(site, entry.category),
    published: {
      date: toDateTime(entry.date),
      updated: toDateTime(lastChanged(entry)),
      author: author?.sample ? undefined : author?.name,
      section: entry.category,
      tags: entry.tags,
    },
  };
}
