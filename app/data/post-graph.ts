import type { Post, Review } from "@/lib/content/entry-types";
import { getAuthor } from "@/lib/content/snapshot/authors";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getProductOf } from "@/lib/content/snapshot/products";
import { coverImages } from "@/lib/media/media-address";
import type { Crumb } from "@/lib/site/metadata/breadcrumbs";
import { routes } from "@/lib/site/routes";
import { buildAppMarkup } from "@/lib/site/structured-data/app-markup";
import { buildBlogPosting } from "@/lib/site/structured-data/blog-posting";
import { buildPerson } from "@/lib/site/structured-data/identity";
import { buildPageGraph } from "@/lib/site/structured-data/page-graph";
import { buildReview } from "@/lib/site/structured-data/review-markup";
import { publisher } from "./publisher";
import { getUserRating } from "./user-rating";

/** The structured data of an article's page. */
export function postGraph(post: Post, trail: readonly Crumb[], wordCount: number) {
  const { facts, people } = common(post);
  const page = { path: routes.post(post.slug), name: post.title, trail };
  const things = [buildBlogPosting(post, { ...facts, wordCount }), ...people];
  return buildPageGraph({ publisher: publisher(), ...page, things });
}

/** The same of a review's page. */
export function reviewGraph(review: Review, trail: readonly Crumb[]) {
  const { facts, people } = common(review);
  const page = { path: routes.review(review.slug), name: review.title, trail };
  const product = getProductOf(review);
  const app = product && buildAppMarkup(product, getDocument("site/fact-sheet"), getSnapshot().day);
  const things = [buildReview(review, { ...facts, userRating: getUserRating(review), app }), ...people];
  return buildPageGraph({ publisher: publisher(), ...page, things });
}

function common(entry: Post | Review) {
  const author = getAuthor(entry.author);
  const images = coverImages(entry.coverImage);
  return { facts: { hasAuthor: author !== undefined, images }, people: author ? [buildPerson(author)] : [] };
}
