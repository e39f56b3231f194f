import type { Author, Category, Post, Review } from "../../content/entry-types";
import { getAllAuthors, getAuthor } from "../../content/site/authors";
import { getAllCategories, getCategory } from "../../content/site/categories";
import type { Library } from "../../content/site/library";
import { getAllPosts, getPost } from "../../content/site/posts";
import { getAllReviews, getReview } from "../../content/site/reviews";
import { getBrand } from "../../content/site/site-texts";
import { limits } from "../../util/limits";
import {
  authorCard,
  categoryCard,
  type PreviewCard,
  type PreviewKind,
  postCard,
  previewImage,
  previewKinds,
  reviewCard,
} from "./preview-card";

/** The card of a page by its kind and slug; `undefined` when there is no such page. */
export function findCard(kind: PreviewKind, slug: string): PreviewCard | undefined {
  const found = { blog: getPost, reviews: getReview, authors: getAuthor, categories: getCategory };
  const card = { blog: postCard, reviews: reviewCard, authors: authorCard, categories: categoryCard };
  const entry = found[kind](slug);
  return entry && (card[kind] as (entry: unknown) => PreviewCard)(entry);
}

/** The cards of the pages that a build prerenders. Those of older articles are drawn at the first request. */
export function builtCards(): PreviewCard[] {
  return [
    ...getAllPosts().slice(0, limits.builtEntries).map(postCard),
    ...getAllReviews().slice(0, limits.builtEntries).map(reviewCard),
    ...getAllAuthors().map(authorCard),
    ...getAllCategories().map(categoryCard),
  ];
}

/** The cards of entries that have changed. Of each kind only the first are prepared; the others are drawn at the first request. */
export function changedCards(before: Library, after: Library): PreviewCard[] {
  if (before.documents["site/brand"] !== after.documents["site/brand"]) return builtCards();
  return previewKinds.flatMap((kind) => {
    const known = new Set<object>(before.collections[kind]);
    const entries: readonly { slug: string }[] = after.collections[kind];
    const changed = entries.filter((entry) => !known.has(entry));
    return changed.slice(0, limits.builtEntries).flatMap(({ slug }) => findCard(kind, slug) ?? []);
  });
}

/** The link previews of pages. */
export const getPreview = {
  post: (post: Post) => previewImage(postCard(post), getBrand()),
  review: (review: Review) => previewImage(reviewCard(review), getBrand()),
  author: (author: Author) => previewImage(authorCard(author), getBrand()),
  category: (category: Category) => previewImage(categoryCard(category), getBrand()),
};
