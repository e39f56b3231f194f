import { correctionsOfReview } from "@/lib/apps/corrections";
import { getProductOf } from "@/lib/apps/products";
import type { Post, Review } from "@/lib/content/entry-types";
import { getAuthor } from "@/lib/content/snapshot/authors";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getDocument } from "@/lib/content/snapshot/documents";
import { buildAppMarkup } from "@/lib/machines/structured-data/app-markup";
import { buildBlogPosting } from "@/lib/machines/structured-data/blog-posting";
import { buildPerson } from "@/lib/machines/structured-data/identity";
import { buildReview } from "@/lib/machines/structured-data/review-markup";
import { getEnv } from "@/lib/runtime/env";
import { coverImages } from "@/lib/util/media-address";
import { routes } from "@/lib/util/routes";

/** Structured data of an article's page. */
export function postGraph(post: Post, wordCount: number) {
  const { facts, people } = common(post);
  const things = [buildBlogPosting(post, { ...facts, wordCount }), ...people];
  return { path: routes.post(post.slug), name: post.title, things };
}

/** Structured data of a review's page. */
export function reviewGraph(review: Review) {
  const { facts, people } = common(review);
  const product = getProductOf(review);
  const app = product && buildAppMarkup(product, getDocument("site/fact-sheet"), getSnapshot().day);
  const statesSamples = getEnv().siteStage === "demo";
  const corrections = correctionsOfReview(getSnapshot(), review);
  const more = { app, corrections, statesSamples };
  const things = [buildReview(review, { ...facts, ...more }), ...people];
  return { path: routes.review(review.slug), name: review.title, things };
}

function common(entry: Post | Review) {
  const found = getAuthor(entry.author);
  // An invented person is nobody to search engines: the site is the author (docs/decisions/049-samples.md).
  const author = found?.sample ? undefined : found;
  const images = coverImages(entry.coverImage);
  return { facts: { hasAuthor: author !== undefined, images }, people: author ? [buildPerson(author)] : [] };
}
