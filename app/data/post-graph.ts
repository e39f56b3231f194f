import type { Post, Review } from "@/lib/content/entry-types";
import { getAuthor } from "@/lib/content/snapshot/authors";
import { coverImages } from "@/lib/media/media-address";
import { routes } from "@/lib/site/routes";
import { buildBlogPosting } from "@/lib/site/structured-data/blog-posting";
import { buildPerson } from "@/lib/site/structured-data/identity";
import { buildReview } from "@/lib/site/structured-data/review-markup";
import { getUserRating } from "./user-rating";

/** Structured data of an article's page. */
export function postGraph(post: Post, wordCount: number) {
  const { facts, people } = common(post);
  const things = [buildBlogPosting(post, { ...facts, wordCount }), ...people];
  return { path: routes.post(post.slug), name: post.title, things };
}

/** Structured data of a review's page. */
export function reviewGraph(review: Review) {
  const { facts, people } = common(review);
  const things = [buildReview(review, { ...facts, userRating: getUserRating(review) }), ...people];
  return { path: routes.review(review.slug), name: review.title, things };
}

function common(entry: Post | Review) {
  const author = getAuthor(entry.author);
  const images = coverImages(entry.coverImage);
  return { facts: { hasAuthor: author !== undefined, images }, people: author ? [buildPerson(author)] : [] };
}
