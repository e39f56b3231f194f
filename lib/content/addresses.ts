import { limits } from "../config/limits";
import type { KnownAddresses } from "../routing/gate";
import { getAuthor } from "./authors";
import { getCategory, getPostsInCategory } from "./categories";
import { getAllPosts, getPost } from "./posts";
import { getAllReviews, getReview } from "./reviews";

/** The addresses that the published content has at this moment. */
export const knownAddresses: KnownAddresses = {
  isPost: (slug) => getPost(slug) !== undefined,
  isReview: (slug) => getReview(slug) !== undefined,
  isAuthor: (slug) => getAuthor(slug) !== undefined,
  isCategory: (slug) => getCategory(slug) !== undefined,
  renamed: (folder, slug) =>
    (folder === "blog" ? getAllPosts() : getAllReviews()).find(({ aliases }) => aliases.includes(slug))?.slug,
  pageCount: (slug) => {
    const category = getCategory(slug);
    return category && Math.max(1, Math.ceil(getPostsInCategory(category).length / limits.pageSize));
  },
};
