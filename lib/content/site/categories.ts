import type { Category, Post } from "../entry-types";
import { currentSite } from "./current-site";
import { findListing } from "./filter";
import { allCategories, postsListedBy } from "./site";

/** All categories, the main blog among them, by `order`. */
export function getAllCategories(): readonly Category[] {
  return allCategories(currentSite());
}

export function getCategory(slug: string): Category | undefined {
  return getAllCategories().find((category) => category.slug === slug);
}

/** The articles of a category, newest first. */
export function getPostsInCategory({ filter }: Pick<Category, "filter">): readonly Post[] {
  return postsListedBy(currentSite(), filter);
}

/** The first category that lists an article, except the main blog. The badge of the article links to it. */
export function getListing(post: Pick<Post, "category" | "tags">): Category | undefined {
  return findListing(post, getAllCategories());
}

/**
 * Whether an article is without offers: it says so, or its own category does, the one that its badge links to. Other
 * categories that list it decide nothing, because an article may be in several.
 */
export function getOffers(post: Pick<Post, "category" | "tags" | "offers">): Category["offers"] {
  return post.offers ?? getListing(post)?.offers;
}
