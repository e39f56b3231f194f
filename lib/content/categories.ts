import { fromLibrary } from "./memoize";
import { getAllPosts } from "./posts";
import { today } from "./publishing";
import type { FilterRule } from "./schemas/category";
import type { Category, Post } from "./types";

/** Slug of the main blog, the category whose filter takes every article. */
export const mainBlog = "blog";

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

/** What each rule takes in, found when first asked for: the gate asks for the length of a listing at every visit. */
const listings = fromLibrary("listings", () => new Map<FilterRule, readonly Post[]>());

/** Articles of a listing, newest first. */
export function getPostsInCategory({ filter }: Pick<Category, "filter">): readonly Post[] {
  const known = listings(today());
  const posts = known.get(filter) ?? getAllPosts().filter((post) => matchesFilter(post, filter));
  known.set(filter, posts);
  return posts;
}

/** The first listing, the main blog aside, that holds an article of this category; where its badge leads. */
export function getListingOf(post: Pick<Post, "category" | "tags">): Category | undefined {
  return categories().find((category) => category.filter !== "all" && matchesFilter(post, category.filter));
}

/** Whether a rule takes an article in (specification, section 9, "Category filters"). */
export function matchesFilter(post: Pick<Post, "category" | "tags">, rule: FilterRule): boolean {
  if (rule === "all") return true;
  return rule.some(
    ({ category, tag, anyTag }) =>
      (category === undefined || post.category === category) &&
      (tag === undefined || post.tags.includes(tag)) &&
      (anyTag === undefined || anyTag.some((one) => post.tags.includes(one))),
  );
}
