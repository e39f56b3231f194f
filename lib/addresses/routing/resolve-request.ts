import type { Route } from "next";
import { normalizePath } from "../../util/normalize-path";
import { routes } from "../../util/routes";
import type { NotFoundKind } from "../not-found";
import type { RouteParams } from "../page-addresses";
import {
  entryAddress,
  type MarkdownCollection,
  matchEndpoints,
  matchPages,
  readMarkdownAddress,
} from "../page-addresses";
import type { PageCollection, PageKind } from "../page-kind";
import { pageKinds } from "../pages";
import type { FileAt } from "./public-files";

/** What is at an address of content/site/moved.md: another page, a partner's tracked address, or nothing for good. */
export type MovedTarget = { redirect: string } | { outbound: string } | { notFound: "gone" };

/** What the middleware asks of the content. */
export type KnownAddresses = {
  /** Whether there is such an entry with a page; of content/pages, one without a route of its own. */
  has: (collection: PageCollection, slug: string) => boolean;
  /** The current slug of an article or review, by a former one. */
  renamed: (folder: "blog" | "reviews", slug: string) => string | undefined;
  /** Where an address of content/site/moved.md leads. */
  moved: (path: string) => MovedTarget | undefined;
  /** Where two apps are side by side, named in either order: on their own page, or chosen on the page that compares any. */
  sideBySide: (pair: string) => Route | undefined;
  /** Number of pages of a category; `undefined` if there is no such category. */
  pageCount: (category: string) => number | undefined;
};

export type Resolution =
  /** One with a query is for now: a page may come to be here. */
  | { redirect: string }
  /** An address on another site, byte for byte. */
  | { outbound: string }
  | { notFound: NotFoundKind }
  | "pass";

/** Slug of the main blog, whose routes have no parameter for it. */
const mainListing = routes.blog().slice(1);

/**
 * Decides about an address before anything is rendered: a redirect, a not-found response, or its page. Unknown slugs are
 * refused here, so that they cost neither rendering nor disk. Other spellings of an address (upper case, slashes,
 * encodings, former slugs) get one redirect to the canonical address. Files of public/ are never refused.
 * @param path Without host and query, not decoded.
 */
export function resolveRequest(path: string, known: KnownAddresses, fileAt: FileAt): Resolution {
  // Before normalising, because names of files may have characters that pages do not have.
  const file = fileAt(path);
  if (file !== undefined) return file === path ? "pass" : { redirect: file };
  const canonical = normalizePath(path);
  if (canonical === undefined) return { notFound: "page" };
  const resolved = fileAt(canonical) === undefined ? resolveContent(canonical, known) : "pass";
  if (resolved === "pass") return canonical === path ? "pass" : { redirect: canonical };
  return "notFound" in resolved ? (known.moved(canonical) ?? resolved) : resolved;
}

function resolveContent(path: string, known: KnownAddresses): Resolution {
  const [first = "", second] = path.slice(1).split("/");
  if (first === "review") return redirectReview(path, known);
  const markdown = readMarkdownAddress(path);
  if (markdown) return resolveMarkdown(markdown, known);
  const [endpoint] = matchEndpoints(path);
  if (endpoint) {
    const { of, reached } = endpoint.one;
    const isThere = !reached && (of === undefined || known.has(of, endpoint.params.slug ?? ""));
    return isThere ? "pass" : { notFound: "page" };
  }
  const matches = matchPages(path).map(({ one, params }) => resolvePage(one, params, known));
  const found = matches.find((match) => match === "pass" || "redirect" in match);
  return found ?? matches[0] ?? { notFound: (second !== "page" && notFoundBelow.get(first)) || "page" };
}

/** The not-found response below the address of an entry, by first segment. */
const notFoundBelow: ReadonlyMap<string, NotFoundKind> = new Map(
  pageKinds.flatMap(({ route, of, notFound }) => {
    const [, folder] = /^\/([^/[]+)\/\[/.exec(route) ?? [];
    return folder && of && notFound ? [[folder, notFound] as const] : [];
  }),
);

function resolvePage(kind: PageKind, params: RouteParams, known: KnownAddresses): Resolution {
  const { of, reached, notFound = "page" } = kind;
  if (reached === "middleware") return { notFound: "page" };
  if (params.pageNumber !== undefined)
    return resolveNumber(params.slug ?? mainListing, params.pageNumber, notFound, known);
  if (params.pair !== undefined) return resolvePair(params.pair, notFound, known);
  if (!of) return "pass";
  const { slug = "" } = params;
  if (known.has(of, slug)) return "pass";
  const current = of === "blog" || of === "reviews" ? known.renamed(of, slug) : undefined;
  return current ? { redirect: entryAddress(of, current) } : { notFound };
}

/** The markdown export of an entry moves with it. */
function resolveMarkdown({ of, slug }: { of: MarkdownCollection; slug: string }, known: KnownAddresses): Resolution {
  if (known.has(of, slug)) return "pass";
  const current = known.renamed(of, slug);
  return current
    ? { redirect: routes.markdown(entryAddress(of, current)) }
    : { notFound: of === "blog" ? "post" : "review" };
}

/**
 * Redirects /review, which links in reviews may use, to /reviews. One redirect is enough
 * for a former slug, too.
 */
function redirectReview(path: string, known: KnownAddresses): Resolution {
  const redirect = path.replace("/review", routes.reviews());
  const target = resolveContent(redirect, known);
  return target === "pass" ? { redirect } : target;
}

/** Two apps have one comparison; the other order of their names redirects to it, and so do two that no review compares. */
function resolvePair(pair: string, notFound: NotFoundKind, known: KnownAddresses): Resolution {
  const address = known.sideBySide(pair);
  if (address === routes.comparison(pair)) return "pass";
  return address === undefined ? { notFound } : { redirect: address };
}

/** Page 1 redirects to the category. A page after the last one is not found. */
function resolveNumber(listing: string, number: string, notFound: NotFoundKind, known: KnownAddresses): Resolution {
  const pageCount = known.pageCount(listing);
  if (pageCount === undefined || !/^[1-9]\d{0,5}$/.test(number)) return { notFound: "page" };
  if (number === "1") return { redirect: routes.category(listing) };
  return Number(number) <= pageCount ? "pass" : { notFound };
}
