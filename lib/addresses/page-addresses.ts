import type { Route } from "next";
import { routes } from "../util/routes";
import { endpoints } from "./endpoints";
import type { PageCollection } from "./page-kind";
import { type PageName, pageKinds, type pages } from "./pages";
import { createRouteMatcher } from "./routing/match-route";

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
