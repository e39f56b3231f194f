import { limits } from "../../util/limits";
import type { Author, Post } from "../entry-types";
import { currentSite } from "./current-site";
import { authorsBySlug, postsByAuthor } from "./site";

export function getAllAuthors(): readonly Author[] {
  return [...authorsBySlug(currentSite()).values()];
}

export function getAuthor(slug: string): Author | undefined {
  return authorsBySlug(currentSite()).get(slug);
}

/** The newest articles of an author, at most `limits.authorPosts`. */
export function getPostsByAuthor(slug: string): readonly Post[] {
  return (postsByAuthor(currentSite()).get(slug) ?? []).slice(0, limits.authorPosts);
}
