import type { Post, Review } from "@/lib/content/entry-types";
import { getAuthor } from "@/lib/content/snapshot/authors";
import { correctionsOfReview } from "@/lib/content/snapshot/corrections";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getProductOf } from "@/lib/content/snapshot/products";
import { coverImages } from "@/lib/media/media-address";
import { getEnv } from "@/lib/runtime/env";
import { routes } from "@/lib/site/routes";
import { buildAppMarkup } from "@/lib/site/structured-data/app-markup";
import { buildBlogPosting } from "@/lib/site/structured-data/blog-posting";
import { buildPerson } from "@/lib/site/structured-data/identity";
import { buildReview } from "@/lib/site/structured-data/review-markup";

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
  // An invented person is nobody to search engines: the site is the author (docs/decisions/049-sample-people.md).
  const author = found?.sample ? undefined : found;
  const images = coverImages(entry.coverImage);
  return { facts: { hasAuthor: author !== undefined, images }, people: author ? [buildPerson(author)] : [] };
}
