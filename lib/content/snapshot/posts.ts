import type { Post } from "../entry-types";
import { today } from "./entry-dates";
import { getLibrary } from "./library";
import { publishedIn } from "./published";

/** Published articles, newest first. */
export function getAllPosts(): readonly Post[] {
  return publishedIn(getLibrary(), today()).posts;
}

/** The published article with this slug. */
export function getPost(slug: string): Post | undefined {
  return publishedIn(getLibrary(), today()).bySlug.get(slug);
}

/** The articles published just before and just after this one. */
export function getAdjacentPosts(slug: string): { previous?: Post | undefined; next?: Post | undefined } {
  const { posts, bySlug } = publishedIn(getLibrary(), today());
  const post = bySlug.get(slug);
  if (!post) return {};
  const index = posts.indexOf(post);
  return { previous: posts[index + 1], next: posts[index - 1] };
}
