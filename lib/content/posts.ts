import { derivePost } from "./derive";
import { fromLibrary } from "./memoize";
import { byNewest, isPublished, today } from "./publishing";
import type { Post } from "./types";

const publishedPosts = fromLibrary((library, day) => {
  const posts = library.collections.blog
    .map(derivePost)
    .filter((post) => isPublished(post, day))
    .sort(byNewest);
  return { posts, bySlug: new Map(posts.map((post) => [post.slug, post])) };
});

/** Published articles, newest first. */
export function getAllPosts(): readonly Post[] {
  return publishedPosts(today()).posts;
}

/** The published article with this slug. */
export function getPost(slug: string): Post | undefined {
  return publishedPosts(today()).bySlug.get(slug);
}

/** The articles published just before and just after this one. */
export function getAdjacentPosts(slug: string): { previous?: Post | undefined; next?: Post | undefined } {
  const posts = getAllPosts();
  const index = posts.findIndex((post) => post.slug === slug);
  return index < 0 ? {} : { previous: posts[index + 1], next: posts[index - 1] };
}
