import type { Author, Category, Post, Review } from "../../content/entry-types";
import { getBrand } from "../../content/site/documents";
import { getAllAuthors, getAuthor, getCategory, getPost, getReview } from "../../content/site/entries";
import type { Site } from "../../content/site/site";
import { allCategories, allPosts, rankedReviews } from "../../content/site/site";
import { limits } from "../../util/limits";
import {
  authorCard,
  categoryCard,
  type PreviewCard,
  type PreviewKind,
  postCard,
  previewImage,
  reviewCard,
} from "./preview-card";

/** The card of a page by its kind and slug; `undefined` when there is no such page. */
export function findCard(site: Site, kind: PreviewKind, slug: string): PreviewCard | undefined {
  const found = {
    blog: () => getPost(site, slug),
    reviews: () => getReview(site, slug),
    authors: () => getAuthor(site, slug),
    categories: () => getCategory(site, slug),
  };
  const card = { blog: postCard, reviews: reviewCard, authors: authorCard, categories: categoryCard };
  const entry = found[kind]();
  return entry && (card[kind] as (entry: unknown) => PreviewCard)(entry);
}

/** The cards of the pages that a build prerenders. Those of older articles are drawn at the first request. */
export function builtCards(site: Site): PreviewCard[] {
  return [
    ...allPosts(site).slice(0, limits.builtEntries).map(postCard),
    ...rankedReviews(site).slice(0, limits.builtEntries).map(reviewCard),
    ...getAllAuthors(site).map(authorCard),
    ...allCategories(site).map(categoryCard),
  ];
}

/** The link previews of pages. */
export const previewsOf = (site: Site) => ({
  post: (post: Post) => previewImage(postCard(post), getBrand(site)),
  review: (review: Review) => previewImage(reviewCard(review), getBrand(site)),
  author: (author: Author) => previewImage(authorCard(author), getBrand(site)),
  category: (category: Category) => previewImage(categoryCard(category), getBrand(site)),
});
