import { correctionsOfReview } from "../../apps/corrections";
import { getProductOf } from "../../apps/products";
import type { Post, Review } from "../../content/entry-types";
import { getAuthor } from "../../content/site/entries";
import type { Site } from "../../content/site/site";
import { getEnv } from "../../runtime/env";
import { coverImages } from "../../util/media-address";
import { routes } from "../../util/routes";
import { buildBlogPosting } from "./blog-posting";
import { buildPerson } from "./identity";
import { buildAppMarkup, buildReview } from "./review-markup";

/** Structured data of an article's page. */
export function postGraph(site: Site, post: Post, wordCount: number) {
  const { facts, people } = common(site, post);
  const things = [buildBlogPosting(post, { ...facts, wordCount }), ...people];
  return { path: routes.post(post.slug), name: post.title, things };
}

/** Structured data of a review's page. */
export function reviewGraph(site: Site, review: Review) {
  const { facts, people } = common(site, review);
  const product = getProductOf(site, review);
  const app = product && buildAppMarkup(product);
  const statesSamples = getEnv().siteStage === "demo";
  const corrections = correctionsOfReview(site, review);
  const more = { app, corrections, statesSamples };
  const things = [buildReview(review, { ...facts, ...more }), ...people];
  return { path: routes.review(review.slug), name: review.title, things };
}

function common(site: Site, entry: Post | Review) {
  const found = getAuthor(site, entry.author);
  // An invented person is nobody to search engines: the site is the author (docs/decisions/049-samples.md).
  const author = found?.sample ? undefined : found;
  const images = coverImages(entry.coverImage);
  return { facts: { hasAuthor: author !== undefined, images }, people: author ? [buildPerson(author)] : [] };
}
