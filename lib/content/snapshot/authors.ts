import { limits } from "../../util/limits";
import type { Author, Post } from "../entry-types";
import { getSnapshot } from "./current-snapshot";

export function getAllAuthors(): readonly Author[] {
  return [...getSnapshot().authorsBySlug.values()];
}

export function getAuthor(slug: string): Author | undefined {
  return getSnapshot().authorsBySlug.get(slug);
}

/** The newest articles of an author, at most `limits.authorPosts`. */
export function getPostsByAuthor(slug: string): readonly Post[] {
  return (getSnapshot().postsByAuthor.get(slug) ?? []).slice(0, limits.authorPosts);
}
