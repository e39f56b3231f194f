import type { Post } from "../entry-types";
import { currentSite } from "./current-site";

/** Published articles, newest first. */
export function getAllPosts(): readonly Post[] {
  return currentSite().posts;
}

/** The published article with this slug. */
export function getPost(slug: string): Post | undefined {
  return currentSite().postsBySlug.get(slug);
}

/** The articles before and after this one, by date. */
export function getAdjacentPosts(slug: string): { previous?: Post | undefined; next?: Post | undefined } {
  const { posts, postsBySlug } = currentSite();
  const post = postsBySlug.get(slug);
  if (!post) return {};
  const index = posts.indexOf(post);
  return { previous: posts[index + 1], next: posts[index - 1] };
}
