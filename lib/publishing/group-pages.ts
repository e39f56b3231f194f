import { routes } from "../config/routes";

/** A refresh of every page that a route makes, or of one page. */
export type Grouped = { routes: string[]; paths: string[] };

/**
 * Puts a route in the place of its pages where every one of them is old. An article more moves all pages of all listings,
 * which may be thousands: to refresh them one by one would take longer than to make the article's page.
 * @param old Addresses of the pages that are old.
 * @param all Addresses of all pages.
 */
export function groupPages(old: readonly string[], all: Iterable<string>): Grouped {
  const isOld = new Set(old);
  const grouped = new Set(old.flatMap((path) => listingRoute(path) ?? []));
  for (const path of all) {
    const route = listingRoute(path);
    if (route && !isOld.has(path)) grouped.delete(route);
  }
  const isCovered = (path: string) => grouped.has(listingRoute(path) ?? "");
  return { routes: [...grouped], paths: old.filter((path) => !isCovered(path)) };
}

/** The route that makes a listing's further pages, as Next.js names it. */
function listingRoute(path: string): string | undefined {
  const listing = /^(\/[^/]+)\/page\/\d+$/.exec(path)?.[1];
  return listing && (listing === routes.blog() ? "/blog/page/[pageNumber]" : "/[category]/page/[pageNumber]");
}
