import { limits } from "../config/limits";
import type { KnownAddresses } from "../routing/gate";
import { getAuthor } from "./authors";
import { getCategory, getPostsInCategory } from "./categories";
import { fromLibrary } from "./memoize";
import { getAllPosts, getPost } from "./posts";
import { getAllReviews, getReview } from "./reviews";

const moved = fromLibrary(({ documents }) => {
  const { redirects = [], gone = [] } = documents["site/moved"]?.data ?? {};
  return new Map<string, { redirect: string } | { missing: "gone" }>([
    ...gone.map((path) => [path, { missing: "gone" }] as const),
    ...redirects.map(({ from, to }) => [from, { redirect: to }] as const),
  ]);
});

/** The addresses that the published content has at this moment. */
export const knownAddresses: KnownAddresses = {
  isPost: (slug) => getPost(slug) !== undefined,
  isReview: (slug) => getReview(slug) !== undefined,
  isAuthor: (slug) => getAuthor(slug) !== undefined,
  isCategory: (slug) => getCategory(slug) !== undefined,
  renamed: (folder, slug) =>
    (folder === "blog" ? getAllPosts() : getAllReviews()).find(({ aliases }) => aliases.includes(slug))?.slug,
  moved: (path) => moved().get(path),
  pageCount: (slug) => {
    const category = getCategory(slug);
    return category && Math.max(1, Math.ceil(getPostsInCategory(category).length / limits.pageSize));
  },
};
