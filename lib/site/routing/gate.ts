import type { MissingKind } from "../missing";
import type { BuiltAddresses } from "./built-addresses";
import { normalizePath } from "./normalize-path";

/** What the content knows, as far as addresses go. */
export type KnownAddresses = {
  isPost: (slug: string) => boolean;
  isReview: (slug: string) => boolean;
  isAuthor: (slug: string) => boolean;
  isCategory: (slug: string) => boolean;
  /** The slug that a former one of an article or review now leads to. */
  renamed: (folder: "blog" | "reviews", slug: string) => string | undefined;
  /** What content/site/moved.md says of an address. */
  moved: (path: string) => { redirect: string } | { missing: "gone" } | undefined;
  /** Pages of a listing; `undefined` where there is no such listing. */
  pageCount: (category: string) => number | undefined;
};

export type GateAnswer = { redirect: string } | { missing: MissingKind } | "pass";

/** The feeds that each listing has below it. */
const feedFiles: ReadonlySet<string> = new Set(["feed.json", "feed.xml"]);

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
  return "missing" in answer ? (known.moved(canonical) ?? answer) : answer;
}

function decideCanonical(path: string, known: KnownAddresses, built: BuiltAddresses): GateAnswer {
  const answer = decideContent(path, known);
  if (answer !== "pass" && "missing" in answer && (built.getFile(path) || built.isRoute(path))) return "pass";
  return answer;
}

function decideContent(path: string, known: KnownAddresses): GateAnswer {
  const [first = "", second, third, ...rest] = path.slice(1).split("/");
  if (first === "review") return redirectReview(second, third, known);
  if (first === "blog" && second !== undefined && second !== "page" && !isFeed(second, third))
    return decideEntry("blog", "post", second, third, known);
  if (first === "reviews") return decideEntry("reviews", "review", second, third, known);
  if (first === "authors")
    return second !== undefined && third === undefined && known.isAuthor(second) ? "pass" : { missing: "author" };
  if (!known.isCategory(first)) return { missing: "page" };
  if (second === undefined || isFeed(second, third)) return "pass";
  return second === "page" ? decidePage(first, third, rest.length > 0, known) : { missing: "page" };
}

function isFeed(file: string | undefined, extra: string | undefined): boolean {
  return file !== undefined && feedFiles.has(file) && extra === undefined;
}

/**
 * Links inside reviews may use /review (docs/product.md, section 2): both readings lead to the one page, in one step also
 * for a former slug.
 */
function redirectReview(slug: string | undefined, extra: string | undefined, known: KnownAddresses): GateAnswer {
  if (slug === undefined) return { redirect: "/reviews" };
  const answer = decideEntry("reviews", "review", slug, extra, known);
  return answer === "pass" ? { redirect: `/reviews/${slug}` } : answer;
}

function decideEntry(
  folder: "blog" | "reviews",
  kind: "post" | "review",
  slug = "",
  extra: string | undefined,
  known: KnownAddresses,
): GateAnswer {
  if (extra !== undefined) return { missing: kind };
  if (kind === "post" ? known.isPost(slug) : known.isReview(slug)) return "pass";
  const current = known.renamed(folder, slug);
  return current ? { redirect: `/${folder}/${current}` } : { missing: kind };
}

/** Page 1 of a listing is the listing itself. A page past the end says that it is empty (docs/product.md, section 2). */
function decidePage(category: string, number: string | undefined, extra: boolean, known: KnownAddresses): GateAnswer {
  const pageCount = known.pageCount(category);
  if (number === undefined || extra || pageCount === undefined || !/^[1-9]\d{0,5}$/.test(number))
    return { missing: "page" };
  if (number === "1") return { redirect: `/${category}` };
  if (Number(number) <= pageCount) return "pass";
  return { missing: category === "blog" ? "blogPage" : "categoryPage" };
}
