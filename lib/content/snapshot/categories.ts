import type { Category, Post } from "../entry-types";
import { getSnapshot } from "./current-snapshot";
import { matchesFilter } from "./filter";

/** All listings in their order; the main blog is one of them. */
export function getAllCategories(): readonly Category[] {
  return getSnapshot().categories;
}

export function getCategory(slug: string): Category | undefined {
  return getAllCategories().find((category) => category.slug === slug);
}

/** Articles of a listing, newest first. */
export function getPostsInCategory({ filter }: Pick<Category, "filter">): readonly Post[] {
  return getSnapshot().listedBy(filter);
}

/** The first listing, the main blog aside, that holds an article of this category; where its badge leads. */
export function getListingOf(post: Pick<Post, "category" | "tags">): Category | undefined {
  return getAllCategories().find((category) => category.filter !== "all" && matchesFilter(post, category.filter));
}
