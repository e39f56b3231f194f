import type { Post } from "../entry-types";
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
