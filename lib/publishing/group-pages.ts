import type { Category } from "../content/entry-types";
import { pages } from "../site/pages";
import { routes } from "../site/routes";

/** Refreshes of every page that a route makes, and of single pages. */
export type Grouped = { routes: string[]; paths: string[] };

/** A listing and how many pages it has. */
type Listing = Pick<Category, "slug"> & { pageCount: number };

/**
 * Puts a route in the place of its pages where every one of them is old. An article more moves all pages of all listings,
 * which may be thousands: to refresh them one by one would take longer than to make the article's page.
 * @param old Addresses of the pages that are old.
 */
export function groupPages(old: readonly string[], listings: readonly Listing[]): Grouped {
  const pageCounts = new Map(listings.map(({ slug, pageCount }) => [slug, pageCount]));
  /** Of each route, how many pages it has that are not old. */
  const others = new Map<string, number>();
  for (const { slug, pageCount } of listings) {
    const route = listingRoute(slug);
    others.set(route, (others.get(route) ?? 0) + pageCount - 1);
  }
  for (const { slug, number } of old.flatMap((path) => readListingPage(path) ?? [])) {
    const isThere = number <= (pageCounts.get(slug) ?? 0);
    if (isThere) others.set(listingRoute(slug), (others.get(listingRoute(slug)) ?? 0) - 1);
  }
  const routeOf = (path: string) => {
    const listing = readListingPage(path);
    return listing && listingRoute(listing.slug);
  };
  const isCovered = (route: string | undefined) => route !== undefined && others.get(route) === 0;
  return {
    routes: [...new Set(old.flatMap((path) => routeOf(path) ?? []))].filter(isCovered),
    paths: old.filter((path) => !isCovered(routeOf(path))),
  };
}

/** A page of a listing after its first. */
function readListingPage(path: string): { slug: string; number: number } | undefined {
  const [, slug, number] = /^\/([^/]+)\/page\/([1-9]\d*)$/.exec(path) ?? [];
  return slug && number && number !== "1" ? { slug, number: Number(number) } : undefined;
}

/** The route that makes a listing's pages after the first, as Next.js names it. */
function listingRoute(slug: string): string {
  return routes.category(slug) === routes.blog() ? pages.blogPage.route : pages.categoryPage.route;
}
