import type { Author, Category, Post, Review } from "../../content/entry-types";
import { lastChanged, latestDay } from "../../content/snapshot/entry-dates";
import { routes } from "../../util/routes";
import type { SitemapEntry } from "./sitemap-xml";

/** A category with all its articles and its number of pages. */
type SitemapListing = { category: Pick<Category, "slug">; posts: readonly Dated[]; pageCount: number };

type Dated = Pick<Post, "date" | "updated">;
type Entry = Dated & Pick<Post | Review, "slug" | "coverImage">;

export type SiteEntriesInput = {
  listings: readonly SitemapListing[];
  posts: readonly Entry[];
  reviews: readonly Entry[];
  /** Authors, each with the articles on the author's page. */
  authors: readonly { author: Pick<Author, "slug" | "avatar">; posts: readonly Dated[] }[];
  /** Other pages, with the day of their last change if their file has one. */
  pages: readonly { path: string; updated?: string | undefined }[];
};

/** All public pages, each with the latest day of the entries on it. */
export function buildSiteEntries({ listings, posts, reviews, authors, pages }: SiteEntriesInput): SitemapEntry[] {
  return [
    ...pages.map(({ path, updated }) => ({ path, lastmod: updated })),
    { path: routes.reviews(), lastmod: newest(reviews) },
    ...listings.flatMap(({ category, posts: listed, pageCount }) => {
      // Computed once for all pages of a category, because there may be thousands.
      const lastmod = newest(listed);
      return Array.from({ length: pageCount }, (_, index) => ({
        path: routes.categoryPage(category.slug, index + 1),
        lastmod,
      }));
    }),
    ...reviews.map((review) => entry(routes.review(review.slug), review)),
    ...posts.map((post) => entry(routes.post(post.slug), post)),
    ...authors.map(({ author, posts: written }) => ({
      path: routes.author(author.slug),
      lastmod: newest(written),
      images: [author.avatar],
    })),
  ];
}

function entry(path: string, { coverImage, date, updated }: Entry): SitemapEntry {
  return { path, lastmod: lastChanged({ date, updated }), images: [coverImage] };
}

function newest(entries: readonly Dated[]): string | undefined {
  return latestDay(entries.map(lastChanged));
}
