import { limits } from "../config/limits";
import { processWide } from "../config/process-wide";
import { routes } from "../config/routes";
import type { Library } from "../content/library";
import type { ParsedEntry } from "../content/parse-entry";
import { publishedIn } from "../content/published";
import { byNewest } from "../content/publishing";
import { feedLength } from "../feeds/render-feed";
import { paginate } from "../format/paging";

/**
 * What a page is made of, as a text such as ",12,7,": the marks of its parts. Two stamps of a page are the same when
 * nothing in it has changed, and a stamp that includes a part's mark is that of a page that shows it.
 */
export type Stamp = string;

type Entry = ParsedEntry<{ author: string; date: string; id: number }>;

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
  const { authors, categories } = library.collections;
  const authorOf = new Map(authors.map((author) => [author.slug, author]));
  const withAuthors = (entries: readonly Entry[]) =>
    entries.flatMap((entry) => [entry, authorOf.get(entry.data.author)]);

  const published = publishedIn(library, day);
  const { posts, reviews: rated } = published;
  const listings = categories.map(({ slug, data }) => ({ slug, posts: published.listedBy(data.filter) }));
  // The pills above each listing count all of them.
  const counts = `#${listings.map(({ posts: listed }) => listed.length).join(":")}`;
  const ranking = stamp(rated);
  const all = stamp([...posts, ...rated, ...authors]);
  const candidates = [...posts.slice(0, feedLength), ...rated.slice(0, feedLength)];
  const newest = stamp(withAuthors(candidates.sort((a, b) => byNewest(a.data, b.data)).slice(0, feedLength)));

  const postsOf = (slug: string) => published.writtenBy(slug).slice(0, limits.authorPosts);
  return new Map<string, Stamp>([
    // The neighbours also tell which article is the newest: the one that none follows.
    ...posts.map((post, index) =>
      page(routes.post(post.slug), stamp([post, authorOf.get(post.data.author), posts[index + 1], posts[index - 1]])),
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

type Numbers = { of: WeakMap<object, number>; last: number };

/** A file that is read anew becomes a new entry, so the identity of entries tells whether anything has changed. */
const numbers = processWide<Numbers>("entry numbers", () => ({ of: new WeakMap(), last: 0 }));

function numberOf(entry: object): number {
  const known = numbers.of.get(entry);
  if (known !== undefined) return known;
  numbers.last += 1;
  numbers.of.set(entry, numbers.last);
  return numbers.last;
}

/** How an entry stands in the stamps of the pages that it is a part of. */
export function markOf(entry: object): string {
  return `,${numberOf(entry)},`;
}

function stamp(parts: readonly (object | string | undefined)[]): Stamp {
  let marks = ",";
  for (const part of parts) marks += `${typeof part === "object" ? numberOf(part) : (part ?? "")},`;
  return marks;
}
