import { limits } from "../config/limits";
import { processWide } from "../config/process-wide";
import { routes } from "../config/routes";
import { matchesFilter } from "../content/categories";
import type { Library } from "../content/library";
import type { ParsedEntry } from "../content/parse-entry";
import { byNewest, isPublished } from "../content/publishing";
import { feedLength } from "../feeds/render-feed";
import { paginate } from "../format/paging";

/**
 * What a page is made of, as a text such as ",12,7,": the marks of its parts. Two stamps of a page are the same when
 * nothing in it has changed, and a stamp that includes a part's mark is that of a page that shows it.
 */
export type Stamp = string;

type Entry = ParsedEntry<{ author: string; draft: boolean; date: string; id: number }>;

type Remembered = WeakMap<Library, { day: string; stamps: Map<string, Stamp> }>;

/**
 * Every page that shows entries, with its stamp. What a page says of the site itself is in `stampSite`.
 * @param day Today as `2025-06-28`.
 */
export function stampPages(library: Library, day: string): ReadonlyMap<string, Stamp> {
  const remembered = processWide<Remembered>("page stamps", () => new WeakMap());
  const known = remembered.get(library);
  if (known?.day === day) return known.stamps;
  const stamps = computeStamps(library, day);
  remembered.set(library, { day, stamps });
  return stamps;
}

function computeStamps(library: Library, day: string): Map<string, Stamp> {
  const { blog, reviews, authors, categories } = library.collections;
  const authorOf = new Map(authors.map((author) => [author.slug, author]));
  const withAuthors = (entries: readonly Entry[]) =>
    entries.flatMap((entry) => [entry, authorOf.get(entry.data.author)]);

  const posts = published(blog, day);
  const rated = published(reviews, day);
  const listings = categories.map(({ slug, data }) => ({
    slug,
    posts: posts.filter((post) => matchesFilter(post.data, data.filter)),
  }));
  // The pills above each listing count all of them.
  const counts = `#${listings.map(({ posts: listed }) => listed.length).join(":")}`;
  const ranking = stamp(rated);
  const all = stamp([...posts, ...rated, ...authors]);
  const newest = stamp(withAuthors([...posts, ...rated].sort((a, b) => byNewest(a.data, b.data)).slice(0, feedLength)));

  const postsOf = (slug: string) => posts.filter((post) => post.data.author === slug).slice(0, limits.authorPosts);
  return new Map<string, Stamp>([
    // The neighbours also tell which article is the newest: the one that none follows.
    ...posts.map((post, index) =>
      page(routes.post(post.slug), stamp([...withAuthors([post]), posts[index + 1], posts[index - 1]])),
    ),
    ...rated.map((review) => page(routes.review(review.slug), stamp([...withAuthors([review]), ranking]))),
    ...authors.map((author) => page(routes.author(author.slug), stamp([author, ...postsOf(author.slug)]))),
    ...listings.flatMap(({ slug, posts: listed }) => {
      const { pageCount } = paginate(listed, 1, limits.pageSize);
      const feed = stamp(withAuthors(listed.slice(0, feedLength)));
      return [
        ...Array.from({ length: pageCount }, (_, index) => {
          const { items } = paginate(listed, index + 1, limits.pageSize);
          return page(routes.categoryPage(slug, index + 1), stamp([...withAuthors(items), counts]));
        }),
        page(routes.rssFeed(slug), feed),
        page(routes.jsonFeed(slug), feed),
      ];
    }),
    page(routes.reviews(), ranking),
    page(routes.rssFeed(), newest),
    page(routes.jsonFeed(), newest),
    page(routes.sitemap(), all),
    page(routes.llmsText(), all),
  ]);
}

/** What stands on any page: the site's own texts, its partners and its listings. Former addresses stand on none. */
export function stampSite(library: Library): Stamp {
  const { "site/moved": _, ...documents } = library.documents;
  return stamp([...Object.values(documents), ...library.collections.partners, ...library.collections.categories]);
}

const page = (path: string, made: Stamp): [string, Stamp] => [path, made];

function published<E extends Entry>(entries: readonly E[], day: string): E[] {
  return entries.filter((entry) => isPublished(entry.data, day)).sort((a, b) => byNewest(a.data, b.data));
}

type Numbers = { of: WeakMap<object, number>; last: number };

/** A file that is read anew becomes a new entry, so the identity of entries tells whether anything has changed. */
function numberOf(entry: object): number {
  const numbers = processWide<Numbers>("entry numbers", () => ({ of: new WeakMap(), last: 0 }));
  const number = numbers.of.get(entry) ?? ++numbers.last;
  numbers.of.set(entry, number);
  return number;
}

/** How an entry stands in the stamps of the pages that it is a part of. */
export function markOf(entry: object): string {
  return `,${numberOf(entry)},`;
}

function stamp(parts: readonly (object | string | undefined)[]): Stamp {
  return `,${parts.map((part) => (typeof part === "object" ? numberOf(part) : (part ?? ""))).join(",")},`;
}
