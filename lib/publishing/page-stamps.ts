import type { Post, Review } from "../content/entry-types";
import type { FilterRule } from "../content/schemas/category-schema";
import { footerGroups } from "../content/schemas/page-schemas";
import { byNewest } from "../content/snapshot/entry-dates";
import type { Library } from "../content/snapshot/library";
import { changedSpan, difference } from "../content/snapshot/lists";
import { footerLinks } from "../content/snapshot/open-pages";
import { publishedIn } from "../content/snapshot/published";
import { paginate } from "../format/paging";
import { processWide } from "../runtime/process-wide";
import { feedLength } from "../site/feeds/render-feed";
import { limits } from "../site/limits";
import { routes } from "../site/routes";

/**
 * What a page is made of, as a text such as ",12,7,": the marks of its parts. Two stamps of a page are the same when
 * nothing in it has changed, and a stamp that includes a part's mark is that of a page that shows it.
 */
export type Stamp = string;

/** The stamp of each page by its address. */
export type Stamps = ReadonlyMap<string, Stamp>;

/** Which of the pages that show articles are stamped; all others are. */
type Scope = {
  /** Of the articles that a rule takes in, those that are looked at, by their places. */
  spanOf: (rule: FilterRule) => readonly [start: number, end: number];
  /** Whether every page of the listings is old already because one has become longer or shorter. */
  isEveryListingOld: boolean;
};

/**
 * Every page that shows entries, with its stamp. What a page says of the site itself is in `stampSite`.
 * @param day Today as `2025-06-28`.
 */
export function stampPages(library: Library, day: string): Stamps {
  const spanOf: Scope["spanOf"] = (rule) => [0, publishedIn(library, day).listedBy(rule).length];
  return stampScope(library, day, { spanOf, isEveryListingOld: false });
}

/**
 * The same for two libraries, without pages whose stamp is the same in both: of ten thousand articles, only those around
 * one that has changed are looked at.
 */
export function stampChangedPages(before: Library, after: Library, day: string): [before: Stamps, after: Stamps] {
  const { removed, added } = difference(before.collections.authors, after.collections.authors);
  // Authors stand on the pages of their articles, wherever these are.
  if (removed.length + added.length > 0) return [stampPages(before, day), stampPages(after, day)];
  const [old, now] = [publishedIn(before, day), publishedIn(after, day)];
  const isEveryListingOld = after.collections.categories.some(
    ({ data: { filter } }) => old.listedBy(filter).length !== now.listedBy(filter).length,
  );
  const spanOf = (rule: FilterRule) => changedSpan(old.listedBy(rule), now.listedBy(rule));
  const stampSpan = (library: Library, end: "endBefore" | "endAfter") =>
    stampScope(library, day, { isEveryListingOld, spanOf: (rule) => [spanOf(rule).start, spanOf(rule)[end]] });
  return [stampSpan(before, "endBefore"), stampSpan(after, "endAfter")];
}

function stampScope(library: Library, day: string, { spanOf, isEveryListingOld }: Scope): Stamps {
  const { authors, categories, pages } = library.collections;
  const authorOf = new Map(authors.map((author) => [author.slug, author]));
  const withAuthors = (entries: readonly (Post | Review)[]) =>
    entries.flatMap((entry) => [entry, authorOf.get(entry.author)]);

  const published = publishedIn(library, day);
  const { posts, reviews } = published;
  const [start, end] = spanOf("all");
  const ranking = stamp(reviews);
  const all = stamp([...posts.slice(start, end), ...reviews, ...authors, ...pages]);
  const newest = [...posts.slice(0, feedLength), ...reviews].sort(byNewest).slice(0, feedLength);
  const reviewsFeed = stamp(withAuthors([...reviews].sort(byNewest).slice(0, feedLength)));
  const siteFeed = stamp(withAuthors(newest));
  // The pills above each listing count all of them.
  const counts = `#${categories.map(({ data }) => published.listedBy(data.filter).length).join(":")}`;

  const stampPost = (index: number) => {
    const post = posts[index] as Post;
    // The neighbours also tell which article is the newest: the one that none follows.
    return page(routes.post(post.slug), stamp([...withAuthors([post]), posts[index + 1], posts[index - 1]]));
  };
  const stampListing = ({ slug, data: { filter } }: (typeof categories)[number]) => {
    const listed = published.listedBy(filter);
    const feed = stamp(withAuthors(listed.slice(0, feedLength)));
    const stampListingPage = (index: number) => {
      const items = isEveryListingOld ? [] : paginate(listed, index + 1, limits.pageSize).items;
      return page(routes.categoryPage(slug, index + 1), stamp([...withAuthors(items), counts]));
    };
    const { pageCount } = paginate(listed, 1, limits.pageSize);
    const [from, to] = isEveryListingOld ? [0, listed.length] : spanOf(filter);
    const lastPage = to === listed.length ? pageCount : Math.ceil(to / limits.pageSize);
    return [
      ...range(Math.floor(from / limits.pageSize), lastPage).map(stampListingPage),
      page(routes.rssFeed(slug), feed),
      page(routes.jsonFeed(slug), feed),
    ];
  };
  return new Map<string, Stamp>([
    ...range(Math.max(0, start - 1), Math.min(posts.length, end + 1)).map(stampPost),
    ...reviews.map((review) => page(routes.review(review.slug), stamp([...withAuthors([review]), ranking]))),
    ...authors.map((author) =>
      page(
        routes.author(author.slug),
        stamp([author, ...published.writtenBy(author.slug).slice(0, limits.authorPosts)]),
      ),
    ),
    ...categories.flatMap(stampListing),
    ...pages.map((entry) => page(routes.page(entry.slug), stamp([entry]))),
    page(routes.authors(), stamp(authors)),
    page(routes.reviews(), ranking),
    page(routes.rssFeed("reviews"), reviewsFeed),
    page(routes.jsonFeed("reviews"), reviewsFeed),
    page(routes.rssFeed(), siteFeed),
    page(routes.jsonFeed(), siteFeed),
    page(routes.sitemap(), all),
    page(routes.llmsText(), all),
  ]);
}

/**
 * What stands on any page: the site's own texts, its partners, its listings, and the links that pages add to the footer.
 * Former addresses stand on none.
 */
export function stampSite(library: Library): Stamp {
  const { "site/moved": _, ...documents } = library.documents;
  const { partners, categories, pages } = library.collections;
  const links = footerGroups.flatMap((group) => footerLinks(group, pages).map(({ href, label }) => `${href} ${label}`));
  return stamp([...Object.values(documents), ...partners, ...categories, `#${encodeURIComponent(links.join("\n"))}`]);
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

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
