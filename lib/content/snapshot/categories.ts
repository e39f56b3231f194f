import type { Category, Post } from "../entry-types";
import { today } from "./entry-dates";
import { matchesFilter } from "./filter";
import { getLibrary } from "./library";
import { fromLibrary } from "./memoize";
import { publishedIn } from "./published";

const categories = fromLibrary("categories", (library) =>
  library.collections.categories
    .map(({ slug, data, body }): Category => ({ ...data, slug, body }))
    .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug)),
);

/** All listings in their order; the main blog is one of them. */
export function getAllCategories(): readonly Category[] {
  return categories();
}

export function getCategory(slug: string): Category | undefined {
  return categories().find((category) => category.slug === slug);
}

/** Articles of a listing, newest first. */
export function getPostsInCategory({ filter }: Pick<Category, "filter">): readonly Post[] {
  return publishedIn(getLibrary(), today()).listedBy(filter);
}

/** The first listing, the main blog aside, that holds an article of this category; where its badge leads. */
export function getListingOf(post: Pick<Post, "category" | "tags">): Category | undefined {
  return categories().find((category) => category.filter !== "all" && matchesFilter(post, category.filter));
}
