import type { Author, Category, Post, Review } from "../../content/entry-types";
import { lastChanged, latestDay } from "../../content/snapshot/entry-dates";
import { routes } from "../routes";
import type { SitemapEntry } from "./sitemap-types";

/** A listing with all its articles, and how many pages it has. */
type SitemapListing = { category: Pick<Category, "slug">; posts: readonly Dated[]; pageCount: number };

type Dated = Pick<Post, "date" | "updated">;
type Entry = Dated & Pick<Post | Review, "slug" | "coverImage">;

export type SiteEntriesInput = {
  listings: readonly SitemapListing[];
  posts: readonly Entry[];
  reviews: readonly Entry[];
  /** Authors with the articles that their page shows. */
  authors: readonly { author: Pick<Author, "slug" | "avatar">; posts: readonly Dated[] }[];
  /** Pages with a text of their own; the day is the one they state, where they state one. */
  pages: readonly { path: string; updated?: string | undefined }[];
};

/** Every public page once, each with the day of the newest thing on it that has a day. */
export function buildSiteEntries({ listings, posts, reviews, authors, pages }: SiteEntriesInput): SitemapEntry[] {
  return [
    ...pages.map(({ path, updated }) => ({ path, lastmod: updated })),
    { path: routes.reviews(), lastmod: newest(reviews) },
    ...listings.flatMap(({ category, posts: listed, pageCount }) => {
      // Once for all pages of a listing: a long one has thousands.
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
