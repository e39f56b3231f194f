import { limits } from "../../site/limits";
import type { Author, Post } from "../entry-types";
import { today } from "./entry-dates";
import { getLibrary } from "./library";
import { fromLibrary } from "./memoize";
import { publishedIn } from "./published";

const authors = fromLibrary(
  "authors",
  (library) =>
    new Map(
      library.collections.authors.map(({ slug, data, body }): [string, Author] => [
        slug,
        { ...data, slug, body: body.trim() },
      ]),
    ),
);

export function getAllAuthors(): readonly Author[] {
  return [...authors().values()];
}

export function getAuthor(slug: string): Author | undefined {
  return authors().get(slug);
}

/** The newest articles of an author, as many as the author's page shows. */
export function getPostsByAuthor(slug: string): readonly Post[] {
  return publishedIn(getLibrary(), today()).writtenBy(slug).slice(0, limits.authorPosts);
}
