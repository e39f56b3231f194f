import type { Category } from "../content/entry-types";
import { pages } from "../site/pages";
import { routes } from "../site/routes";

/** The routes to refresh with all their pages, and the other pages to refresh. */
export type Grouped = { routes: string[]; paths: string[] };

/** A category and its number of pages. */
type Listing = Pick<Category, "slug"> & { pageCount: number };

/**
 * Replaces pages by their route if all pages of the route are stale. A new article changes all pages of all listings,
 * and refreshing thousands of pages one by one takes longer than rendering the article.
 * @param stale Addresses of the stale pages.
 */
export function groupPages(stale: readonly string[], listings: readonly Listing[]): Grouped {
  const pageCounts = new Map(listings.map(({ slug, pageCount }) => [slug, pageCount]));
  /** Number of pages that are not stale, by route. */
  const freshCounts = new Map<string, number>();
  for (const { slug, pageCount } of listings) {
    const route = listingRoute(slug);
    freshCounts.set(route, (freshCounts.get(route) ?? 0) + pageCount - 1);
  }
  for (const { slug, number } of stale.flatMap((path) => readListingPage(path) ?? [])) {
    const exists = number <= (pageCounts.get(slug) ?? 0);
    if (exists) freshCounts.set(listingRoute(slug), (freshCounts.get(listingRoute(slug)) ?? 0) - 1);
  }
  const routeOf = (path: string) => {
    const listing = readListingPage(path);
    return listing && listingRoute(listing.slug);
  };
  const isCovered = (route: string | undefined) => route !== undefined && freshCounts.get(route) === 0;
  return {
    routes: [...new Set(stale.flatMap((path) => routeOf(path) ?? []))].filter(isCovered),
    paths: stale.filter((path) => !isCovered(routeOf(path))),
  };
}

/** Slug and number of a page of a category from page 2 on; `undefined` for other pages. */
function readListingPage(path: string): { slug: string; number: number } | undefined {
  const [, slug, number] = /^\/([^/]+)\/page\/([1-9]\d*)$/.exec(path) ?? [];
  return slug && number && number !== "1" ? { slug, number: Number(number) } : undefined;
}

/** The route of the pages from page 2 on. */
function listingRoute(slug: string): string {
  return routes.category(slug) === routes.blog() ? pages.blogPage.route : pages.categoryPage.route;
}
