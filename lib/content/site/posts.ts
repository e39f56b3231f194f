import type { Post } from "../entry-types";
import { currentSite } from "./current-site";
import { allPosts, postsBySlug } from "./site";

/** Published articles, newest first. */
export function getAllPosts(): readonly Post[] {
  return allPosts(currentSite());
}

/** The published article with this slug. */
export function getPost(slug: string): Post | undefined {
  return postsBySlug(currentSite()).get(slug);
}

/** The articles before and after this one, by date. */
export function getAdjacentPosts(slug: string): { previous?: Post | undefined; next?: Post | undefined } {
  const site = currentSite();
  const posts = allPosts(site);
  const post = postsBySlug(site).get(slug);
  if (!post) return {};
  const index = posts.indexOf(post);
  return { previous: posts[index + 1], next: posts[index - 1] };
}
