import { type APIRequestContext, expect } from "@playwright/test";
import { pageKinds, singlePages } from "../../../lib/addresses/pages";

export type AuditedPage = {
  path: string;
  /** Expected. */
  status: 200 | 404;
  /** Whether search engines may index it. */
  isListed: boolean;
  /** Whether it is the first that looks as it does. */
  isFirst: boolean;
  /** Whether it is opened in dark colours on the wide screen; on the phone, it has the other scheme. The same for any content. */
  isDark: boolean;
};

/** An address without a page for each route with a parameter. */
const missingRoutes = pageKinds
  .filter(({ notFound }) => notFound)
  .map(({ route }) => route.replace("[slug]", "no-such-slug").replace("[pageNumber]", "99999"));

/** Pages that are in no sitemap: search results, confirmations of forms, and missing pages. */
const unlisted: Omit<AuditedPage, "isDark">[] = [
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
  ...singlePages
    .filter(({ reached }) => reached === "form")
    .map(({ route }, index) => answering(route, 200, index === 0)),
  ...["/no-such-page", ...missingRoutes].map((path, index) => answering(path, 404, index === 0)),
];

function answering(path: string, status: 200 | 404, isFirst = true) {
  return { path, status, isListed: false, isFirst };
}

/** The first and the last page of every kind in the sitemap, and every unlisted page. */
async function pagesOfEachKind(request: APIRequestContext): Promise<AuditedPage[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const first = (path: string) => paths.find((one) => kindOf(one) === kindOf(path));
  const last = (path: string) => paths.findLast((one) => kindOf(one) === kindOf(path));
  const sample = paths.filter((path) => path === first(path) || path === last(path));
  const listed = sample.map((path) => {
    const isFirst = path === first(path);
    return { path, status: 200, isListed: true, isFirst, isDark: (kindOf(path) % 2 === 1) === isFirst } as const;
  });
  return [...listed, ...unlisted.map((one, index) => ({ ...one, isDark: index % 2 === 1 }))];
}

/** The addresses of each kind, those with the fewest parameters first: "/about" is no category. */
const shapes = pageKinds
  .map(({ route }) => route.split(/\[\w+\]/))
  .sort((one, other) => one.length - other.length)
  .map((parts) => new RegExp(`^${parts.join("[^/]+")}$`));

/** The number of the page's kind. */
function kindOf(path: string): number {
  return shapes.findIndex((shape) => shape.test(path));
}

/** Parts that the workers share. */
export const parts = 4;

/** The pages of one part, from 0. @param onlyFirst Without those that look as another one does. */
export async function pagesOfPart(
  request: APIRequestContext,
  part: number,
  { onlyFirst = false } = {},
): Promise<AuditedPage[]> {
  const all = (await pagesOfEachKind(request)).filter(({ isFirst }) => isFirst || !onlyFirst);
  const pages = all.filter((_, place) => place % parts === part);
  expect(pages.length).toBeGreaterThan(2);
  return pages;
}
