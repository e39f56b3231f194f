import { type APIRequestContext, expect } from "@playwright/test";
import { pageKinds, singlePages } from "../../../lib/addresses/pages";

export type AuditedPage = {
  path: string;
  /** Expected. */
  status: 200 | 404;
  /** Whether search engines may index it. */
  isListed: boolean;
  /** Whether it is opened in dark colours on the wide screen; on the phone, it has the other scheme. The same for any content. */
  isDark: boolean;
};

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
    .slice(0, 1)
    .map(({ route }) => answering(route, 200)),
  // The others look the same; their words and links are in specification.spec.ts.
  answering("/no-such-page", 404),
];

function answering(path: string, status: 200 | 404) {
  return { path, status, isListed: false };
}

/** The first page of every kind in the sitemap, and every unlisted page. */
export async function pagesOfEachKind(request: APIRequestContext): Promise<AuditedPage[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const listed = paths
    .filter((path) => path === paths.find((one) => kindOf(one) === kindOf(path)))
    .map((path) => ({ path, status: 200, isListed: true, isDark: kindOf(path) % 2 === 1 }) as const);
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

/** The pages of one part, from 0. @param onlyListed Without those that are in no sitemap. */
export async function pagesOfPart(
  request: APIRequestContext,
  part: number,
  { onlyListed = false } = {},
): Promise<AuditedPage[]> {
  const all = (await pagesOfEachKind(request)).filter(({ isListed }) => isListed || !onlyListed);
  const pages = all.filter((_, place) => place % parts === part);
  expect(pages.length).toBeGreaterThan(2);
  return pages;
}
