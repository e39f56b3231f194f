import { type APIRequestContext, expect } from "@playwright/test";
import { pageKinds, singlePages } from "../../../lib/site/pages";

/** A page to audit, with its expected status, and whether search engines may index it. */
export type AuditedPage = { path: string; status: 200 | 404; isListed: boolean };

/** An address without a page for each route with a parameter. */
const missingRoutes = pageKinds
  .filter(({ notFound }) => notFound)
  .map(({ route }) => route.replace("[slug]", "no-such-slug").replace("[pageNumber]", "99999"));

/** Pages that are in no sitemap: search results, confirmations of forms, and missing pages. */
const unlisted: AuditedPage[] = [
  ...["/reviews/compare?apps=brasswick,ottoline,saltmarsh,ghost", "/reviews/compare?apps=brasswick"].map((path) =>
    answering(path, 200),
  ),
  ...["/reviews/find?month=9&fact=leave-alone&weight-media=0&fact=ghost", "/reviews/find?month=0&platform=linux"].map(
    (path) => answering(path, 200),
  ),
  ...["/reviews/costs?apps=brasswick,saltmarsh,windlass&months=7", "/reviews/costs?apps=ghost&months=x"].map((path) =>
    answering(path, 200),
  ),
  ...["/search-results?q=review", `/search-results?q=${"withoutspaces".repeat(12)}`].map((path) =>
    answering(path, 200),
  ),
  ...singlePages.filter(({ reached }) => reached === "form").map(({ route }) => answering(route, 200)),
  ...["/no-such-page", ...missingRoutes].map((path) => answering(path, 404)),
];

function answering(path: string, status: 200 | 404): AuditedPage {
  return { path, status, isListed: false };
}

/** The first and the last page of every kind in the sitemap, and every unlisted page. */
async function pagesOfEachKind(request: APIRequestContext): Promise<AuditedPage[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const first = (path: string) => paths.find((one) => kindOf(one) === kindOf(path));
  const last = (path: string) => paths.findLast((one) => kindOf(one) === kindOf(path));
  const sample = paths.filter((path) => path === first(path) || path === last(path));
  return [...sample.map((path) => ({ path, status: 200, isListed: true }) as const), ...unlisted];
}

/** All routes with the addresses that they take, those with the fewest parameters first: "/about" is no category. */
const shapes = pageKinds
  .map(({ route }) => ({ route, parts: route.split(/\[\w+\]/) }))
  .sort((one, other) => one.parts.length - other.parts.length)
  .map(({ route, parts }) => ({ route, shape: new RegExp(`^${parts.join("[^/]+")}$`) }));

function kindOf(path: string): string | undefined {
  return shapes.find(({ shape }) => shape.test(path))?.route;
}

/** Parts that the workers share. */
export const parts = 4;

/** The pages of one part, from 0. */
export async function pagesOfPart(request: APIRequestContext, part: number): Promise<AuditedPage[]> {
  const pages = (await pagesOfEachKind(request)).filter((_, index) => index % parts === part);
  expect(pages.length).toBeGreaterThan(2);
  return pages;
}
