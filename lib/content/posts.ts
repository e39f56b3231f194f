import { processWide } from "../config/process-wide";
import { derivePost } from "./derive";
import { fromLibrary } from "./memoize";
import type { ParsedEntry } from "./parse-entry";
import { publishedIn } from "./published";
import { today } from "./publishing";
import type { PostData } from "./schemas/post";
import type { Post } from "./types";

/** An edit makes a new entry of that file only, so only it is derived again. */
const derived = () => processWide("derived posts", () => new WeakMap<ParsedEntry<PostData>, Post>());

/** The article of a file. */
export function deriveOnce(entry: ParsedEntry<PostData>): Post {
  const known = derived().get(entry);
  if (known) return known;
  const post = derivePost(entry);
  derived().set(entry, post);
  return post;
}

const publishedPosts = fromLibrary("posts", (library, day) => {
  const posts = publishedIn(library, day).posts.map(deriveOnce);
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
