import { compareText } from "../../util/order";
import type { Category, Post } from "../entry-types";
import type { FilterRule } from "../schemas/category-schema";

/** Whether a category with this filter lists an article. */
export function matchesFilter(post: Pick<Post, "category" | "tags">, rule: FilterRule): boolean {
  if (rule === "all") return true;
  return rule.some(
    ({ category, tag, anyTag }) =>
      (category === undefined || post.category === category) &&
      (tag === undefined || post.tags.includes(tag)) &&
      (anyTag === undefined || anyTag.some((one) => post.tags.includes(one))),
  );
}

/** Sorts categories as readers see them: by `order`, then by slug. */
export function byOrder(a: Pick<Category, "order" | "slug">, b: Pick<Category, "order" | "slug">): number {
  return a.order - b.order || compareText(a.slug, b.slug);
}

/** The first of some categories that lists an article, except one that lists all. */
export function findListing<Listing extends Pick<Category, "filter">>(
  post: Pick<Post, "category" | "tags">,
  categories: readonly Listing[],
): Listing | undefined {
  return categories.find(({ filter }) => filter !== "all" && matchesFilter(post, filter));
}
