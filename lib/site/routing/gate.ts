import type { MissingKind } from "../missing";
import { entryAddress, matchEndpoints, matchPages } from "../page-addresses";
import type { PageCollection, PageKind } from "../page-kind";
import { pageKinds } from "../pages";
import { routes } from "../routes";
import type { BuiltAddresses } from "./built-addresses";
import type { RouteParams } from "./match-route";
import { normalizePath } from "./normalize-path";

/** What the content knows, as far as addresses go. */
export type KnownAddresses = {
  isPost: (slug: string) => boolean;
  isReview: (slug: string) => boolean;
  isAuthor: (slug: string) => boolean;
  isCategory: (slug: string) => boolean;
  /** A file of content/pages without a route of its own. */
  isPage: (slug: string) => boolean;
  /** The slug that a former one of an article or review now leads to. */
  renamed: (folder: "blog" | "reviews", slug: string) => string | undefined;
  /** What content/site/moved.md says of an address. */
  moved: (path: string) => { redirect: string } | { missing: "gone" } | undefined;
  /** Where a picture is served now that content calls by this name; earlier editions served pictures at their names. */
  picture: (name: string) => string | undefined;
  /** The address part of two apps that have a comparison of their own, named in either order. */
  pairOf: (pair: string) => string | undefined;
  /** Pages of a listing; `undefined` where there is no such listing. */
  pageCount: (category: string) => number | undefined;
};

export type GateAnswer =
  | {
      redirect: string /** For what leads elsewhere tomorrow: browsers keep permanent redirects. */;
      isTemporary?: true;
    }
  | { missing: MissingKind }
  | "pass";

/** The slug of the main blog, whose pages have routes of their own. */
const mainListing = routes.blog().slice(1);

/**
 * Decides what an address gets before anything is rendered: one permanent redirect, a not-found answer, or its page.
 * Unknown slugs are turned away here, so that they cost neither rendering nor disk; other ways to write an address
 * (upper case, slashes, encodings, former slugs) lead to the one way in one step. What was built is never turned away.
 * @param path Without host and query, decoded by nobody.
 */
export function decide(path: string, known: KnownAddresses, built: BuiltAddresses): GateAnswer {
  // Before it is put in order: files may have names that no page has.
  const file = built.getFile(path);
  if (file !== undefined) return file === path ? "pass" : { redirect: file };
  const canonical = normalizePath(path);
  if (canonical === undefined) return { missing: "page" };
  const answer = decideCanonical(canonical, known, built);
  if (answer === "pass") return canonical === path ? "pass" : { redirect: canonical };
  return "missing" in answer ? (known.moved(canonical) ?? redirectPicture(canonical, known) ?? answer) : answer;
}

function redirectPicture(path: string, known: KnownAddresses): GateAnswer | undefined {
  const redirect = known.picture(path);
  return redirect === undefined ? undefined : { redirect, isTemporary: true };
}

function decideCanonical(path: string, known: KnownAddresses, built: BuiltAddresses): GateAnswer {
  const answer = decideContent(path, known);
  if (answer !== "pass" && "missing" in answer && (built.getFile(path) || built.isRoute(path))) return "pass";
  return answer;
}

function decideContent(path: string, known: KnownAddresses): GateAnswer {
  const [first = "", second] = path.slice(1).split("/");
  if (first === "review") return redirectReview(path, known);
  const [endpoint] = matchEndpoints(path);
  if (endpoint) return !endpoint.one.of || known.isCategory(endpoint.params.slug ?? "") ? "pass" : { missing: "page" };
  const answers = matchPages(path).map(({ one, params }) => decidePage(one, params, known));
  const found = answers.find((answer) => answer === "pass" || "redirect" in answer);
  return found ?? answers[0] ?? { missing: (second !== "page" && missingBelow.get(first)) || "page" };
}

/** What is missing below an entry's address, by the first part of the address. */
const missingBelow: ReadonlyMap<string, MissingKind> = new Map(
  pageKinds.flatMap(({ route, of, missing }) => {
    const [, folder] = /^\/([^/[]+)\/\[/.exec(route) ?? [];
    return folder && of && missing ? [[folder, missing] as const] : [];
  }),
);

function decidePage(kind: PageKind, params: RouteParams, known: KnownAddresses): GateAnswer {
  const { of, reached, missing = "page" } = kind;
  if (reached === "middleware") return { missing: "page" };
  if (params.pageNumber !== undefined)
    return decideNumber(params.slug ?? mainListing, params.pageNumber, missing, known);
  if (params.pair !== undefined) return decidePair(params.pair, missing, known);
  if (!of) return "pass";
  const { slug = "" } = params;
  if (isThere[of](known, slug)) return "pass";
  const current = of === "blog" || of === "reviews" ? known.renamed(of, slug) : undefined;
  return current ? { redirect: entryAddress(of, current) } : { missing };
}

const isThere: Readonly<Record<PageCollection, (known: KnownAddresses, slug: string) => boolean>> = {
  blog: (known, slug) => known.isPost(slug),
  reviews: (known, slug) => known.isReview(slug),
  authors: (known, slug) => known.isAuthor(slug),
  categories: (known, slug) => known.isCategory(slug),
  pages: (known, slug) => known.isPage(slug),
};

/**
 * Links inside reviews may use /review (docs/product.md, section 2): both spellings lead to the one page, in one step also
 * for a former slug.
 */
function redirectReview(path: string, known: KnownAddresses): GateAnswer {
  const redirect = path.replace("/review", routes.reviews());
  const answer = decideContent(redirect, known);
  return answer === "pass" ? { redirect } : answer;
}

/** Two apps have one comparison; the other order of their names leads to it. */
function decidePair(pair: string, missing: MissingKind, known: KnownAddresses): GateAnswer {
  const current = known.pairOf(pair);
  if (current === pair) return "pass";
  return current === undefined ? { missing } : { redirect: routes.comparison(current) };
}

/** Page 1 of a listing is the listing itself. A page past the end says that it is empty (docs/product.md, section 2). */
function decideNumber(listing: string, number: string, missing: MissingKind, known: KnownAddresses): GateAnswer {
  const pageCount = known.pageCount(listing);
  if (pageCount === undefined || !/^[1-9]\d{0,5}$/.test(number)) return { missing: "page" };
  if (number === "1") return { redirect: routes.category(listing) };
  return Number(number) <= pageCount ? "pass" : { missing };
}
