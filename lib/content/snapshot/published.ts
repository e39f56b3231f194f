import { processWide } from "../../runtime/process-wide";
import type { Post, Review } from "../entry-types";
import type { ParsedEntry } from "../read/parse-entry";
import type { FilterRule } from "../schemas/category-schema";
import type { PostData } from "../schemas/post-schema";
import { postOf, reviewOf } from "./derive";
import { byNewest, isPublished } from "./entry-dates";
import { matchesFilter } from "./filter";
import type { Library } from "./library";
import { changeSorted, difference } from "./lists";

/** Changed files up to which the lists of before are changed; beyond, it is quicker to make them anew. */
const mostChanges = 200;

type Lists = {
  posts: readonly Post[];
  bySlug: ReadonlyMap<string, Post>;
  byAuthor: ReadonlyMap<string, readonly Post[]>;
  /** Those that were asked for. */
  byRule: Map<FilterRule, readonly Post[]>;
};

/**
 * What readers may see of a library on one day, newest first. Made of what was there before where little has changed: only
 * to look at each of ten thousand articles takes longer than to make a page.
 */
export class Published {
  readonly day: string;
  readonly reviews: readonly Review[];
  /** For what is made of it. Not `#private`: bundles have a class each, and one does not open what another has made. */
  readonly files: readonly ParsedEntry<PostData>[];
  readonly lists: Lists;

  /** @param day As `2025-06-28`. */
  constructor({ collections: { blog, reviews, categories } }: Library, day: string, before?: Published) {
    this.day = day;
    this.reviews = reviews
      .filter(({ data }) => isPublished(data, day))
      .map(reviewOf)
      .sort(byNewest);
    this.files = blog;
    const { removed, added } = difference(before?.files ?? [], blog);
    if (before?.day !== day || removed.length + added.length > mostChanges) {
      this.lists = makeLists(publishedOf(blog, day));
      return;
    }
    // Rules that no listing has any more are not taken along.
    const rules = new Set(categories.map(({ data: { filter } }) => filter));
    this.lists = changeLists(before.lists, publishedOf(removed, day), publishedOf(added, day), rules);
  }

  get posts(): readonly Post[] {
    return this.lists.posts;
  }

  get bySlug(): ReadonlyMap<string, Post> {
    return this.lists.bySlug;
  }

  /** The articles that a listing's rule takes in: the same list for as long as none of them changes. */
  listedBy(rule: FilterRule): readonly Post[] {
    const { posts, byRule } = this.lists;
    const listed = byRule.get(rule) ?? (rule === "all" ? posts : posts.filter((post) => matchesFilter(post, rule)));
    byRule.set(rule, listed);
    return listed;
  }

  /** The articles of an author. */
  writtenBy(slug: string): readonly Post[] {
    return this.lists.byAuthor.get(slug) ?? [];
  }
}

function makeLists(published: Post[]): Lists {
  const posts = published.sort(byNewest);
  const byAuthor = new Map<string, Post[]>(posts.map(({ author }) => [author, []]));
  for (const post of posts) byAuthor.get(post.author)?.push(post);
  return { posts, bySlug: new Map(posts.map((post) => [post.slug, post])), byAuthor, byRule: new Map() };
}

function changeLists(
  { posts, bySlug, byAuthor, byRule }: Lists,
  gone: readonly Post[],
  come: readonly Post[],
  rules: ReadonlySet<FilterRule>,
): Lists {
  const change = (list: readonly Post[], isIn: (post: Post) => boolean) =>
    changeSorted(list, gone, come.filter(isIn), byNewest);
  const slugs = new Map(bySlug);
  for (const { slug } of gone) slugs.delete(slug);
  for (const post of come) slugs.set(post.slug, post);
  const authors = new Set([...byAuthor.keys(), ...come.map(({ author }) => author)]);
  const kept = [...byRule].filter(([rule]) => rules.has(rule));
  return {
    posts: change(posts, () => true),
    bySlug: slugs,
    byAuthor: new Map(
      [...authors].map((slug) => [slug, change(byAuthor.get(slug) ?? [], (post) => post.author === slug)]),
    ),
    byRule: new Map(kept.map(([rule, list]) => [rule, change(list, (post) => matchesFilter(post, rule))])),
  };
}

function publishedOf(files: readonly ParsedEntry<PostData>[], day: string): Post[] {
  return files.filter(({ data }) => isPublished(data, day)).map(postOf);
}

type Remembered = { of: WeakMap<Library, Published>; last?: Published };

/** Remembered for each library. */
export function publishedIn(library: Library, day: string): Published {
  const remembered = processWide<Remembered>("published", () => ({ of: new WeakMap() }));
  const known = remembered.of.get(library);
  if (known?.day === day) return known;
  const published = new Published(library, day, remembered.last);
  remembered.of.set(library, published);
  remembered.last = published;
  return published;
}
