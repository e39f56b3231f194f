import { limits } from "../../util/limits";
import type { Author, Post } from "../entry-types";
import { currentSite } from "./current-site";

export function getAllAuthors(): readonly Author[] {
  return [...currentSite().authorsBySlug.values()];
}

export function getAuthor(slug: string): Author | undefined {
  return currentSite().authorsBySlug.get(slug);
}

/** The newest articles of an author, at most `limits.authorPosts`. */
export function getPostsByAuthor(slug: string): readonly Post[] {
  return (currentSite().postsByAuthor.get(slug) ?? []).slice(0, limits.authorPosts);
}
