import type { Route } from "next";
import { routes } from "../util/routes";
import { endpoints } from "./endpoints";
import type { PageCollection } from "./page-kind";
import { type PageName, pageKinds, type pages } from "./pages";

/** The kinds of page that an address can have: several if they share a route, none if no route matches. */
export const matchPages = createRouteMatcher(pageKinds);

/** The route handlers that an address can have. */
export const matchEndpoints = createRouteMatcher(endpoints);

/** Names of the pages that show what a query asks. */
export type QueryPageName = {
  [Name in PageName]: (typeof pages)[Name] extends { queryOf: string } ? Name : never;
}[PageName];

const queryPages = new Map(
  pageKinds.flatMap(({ name, route, queryOf }) =>
    queryOf ? [[queryOf, { name: name as QueryPageName, route }] as const] : [],
  ),
);

/** The page that shows what a query at this address asks; `undefined` where queries mean nothing. */
export function queryPageAt(path: string): { name: QueryPageName; route: string } | undefined {
  return queryPages.get(path);
}

const byCollection: Readonly<Record<PageCollection, (slug: string) => Route>> = {
  blog: routes.post,
  reviews: routes.review,
  authors: routes.author,
  categories: routes.category,
  pages: routes.page,
};

export const pageCollections = Object.keys(byCollection) as PageCollection[];

/** The address of an entry's page. */
export function entryAddress(collection: PageCollection, slug: string): Route {
  return byCollection[collection](slug);
}

/** Collections whose entries have a markdown export. */
export type MarkdownCollection = "blog" | "reviews";

/** The entry whose markdown export is at an address: "/reviews/luna-ai-review.md". `undefined` for other addresses. */
export function readMarkdownAddress(path: string): { of: MarkdownCollection; slug: string } | undefined {
  const [, folder, slug = ""] = /^\/(blog|reviews)\/([^/]+)\.md$/.exec(path) ?? [];
  return folder === "blog" || folder === "reviews" ? { of: folder, slug } : undefined;
}

/** The values of a route's parameters in an address, by name. */
export type RouteParams = Readonly<Record<string, string>>;

/**
 * Creates a function that finds the items for an address: the one with exactly this route, or all whose route matches.
 * @param registered Items with a `route` as Next.js names it, such as "/blog/[slug]".
 */
function createRouteMatcher<One extends { route: string }>(registered: readonly One[]) {
  const exact = new Map(registered.map((one) => [one.route, one]));
  const varying = registered
    .filter(({ route }) => route.includes("["))
    .map((one) => ({ one, parts: getParts(one.route) }));

  return (path: string): { one: One; params: RouteParams }[] => {
    const found = exact.get(path);
    if (found) return [{ one: found, params: {} }];
    const segments = getParts(path);
    return varying.flatMap(({ one, parts }) => {
      const params = readParams(parts, segments);
      return params ? [{ one, params }] : [];
    });
  };
}

function getParts(path: string): string[] {
  return path.slice(1).split("/");
}

function readParams(parts: readonly string[], segments: readonly string[]): RouteParams | undefined {
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    const [, name] = /^\[(\w+)\]$/.exec(part) ?? [];
    // "page" is the segment before page numbers, and never a slug.
    if (name === undefined ? part !== segment : segment === "page") return undefined;
    if (name !== undefined) params[name] = segment;
  }
  return params;
}

/** First segments without a folder in app/: of files in public/, and of addresses that are redirected. */
const otherSegments = ["images", "review"];

/** First segments that are in use, so that no category and no page of content/pages may have this slug. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...otherSegments,
  ...[...pageKinds, ...endpoints]
    .map(({ route }) => route.split("/")[1] ?? "")
    // The main blog is the category with this slug.
    .filter((segment) => /^[a-z0-9-]+$/.test(segment) && `/${segment}` !== routes.blog()),
]);

/** Whether a slug would clash with the page numbers of listings, with pages of Next.js, or with what sub-ids call the home page. */
export function isReservedSlug(slug: string): boolean {
  return slug === "page" || slug === "index" || slug === "home" || /^\d+$/.test(slug);
}
