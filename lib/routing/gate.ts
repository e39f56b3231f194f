import type { MissingKind } from "../config/missing";

/** What the content knows, as far as addresses go. */
export type KnownAddresses = {
  isPost: (slug: string) => boolean;
  isReview: (slug: string) => boolean;
  isAuthor: (slug: string) => boolean;
  isCategory: (slug: string) => boolean;
  /** The slug that a former one of an article or review now leads to. */
  renamed: (folder: "blog" | "reviews", slug: string) => string | undefined;
  /** Pages of a listing; `undefined` where there is no such listing. */
  pageCount: (category: string) => number | undefined;
};

export type GateAnswer = { redirect: string } | { missing: MissingKind } | "pass";

/** Segments that are pages or folders of their own and are not decided here. */
const others = new Set([
  "",
  "about",
  "affiliate-disclosure",
  "api",
  "contact",
  "help",
  "privacy",
  "search-results",
  "terms",
]);

/**
 * Decides what an address gets before anything is rendered: one permanent redirect, a not-found answer, or its page.
 * Unknown slugs are turned away here, so that they cost neither rendering nor disk.
 * @param path Without host and query, decoded by nobody.
 */
export function decide(path: string, known: KnownAddresses): GateAnswer {
  const segments = path.replace(/\/+$/, "").split("/").slice(1);
  const [first = "", second, third, ...rest] = segments;
  if (first === "review") return redirectReview(second, third === undefined);
  if (first === "missing") return { missing: "page" };
  if (first === "blog" && second === "page") return decidePage("blog", third, rest.length > 0, known);
  if (first === "blog" && second !== undefined) return decideEntry("blog", "post", second, third, known);
  if (first === "reviews" && second !== undefined) return decideEntry("reviews", "review", second, third, known);
  if (first === "authors")
    return second !== undefined && third === undefined && known.isAuthor(second) ? "pass" : { missing: "author" };
  if (first === "blog" || first === "reviews" || others.has(first)) return "pass";
  if (!known.isCategory(first)) return { missing: "page" };
  if (second === undefined) return "pass";
  return second === "page" ? decidePage(first, third, rest.length > 0, known) : { missing: "page" };
}

/** Links inside reviews may use /review (specification, section 2): both readings lead to the one page. */
function redirectReview(slug: string | undefined, complete: boolean): GateAnswer {
  if (!complete) return { missing: "page" };
  return { redirect: slug ? `/reviews/${slug}` : "/reviews" };
}

function decideEntry(
  folder: "blog" | "reviews",
  kind: "post" | "review",
  slug: string,
  extra: string | undefined,
  known: KnownAddresses,
): GateAnswer {
  if (extra !== undefined) return { missing: kind };
  if (kind === "post" ? known.isPost(slug) : known.isReview(slug)) return "pass";
  const current = known.renamed(folder, slug);
  return current ? { redirect: `/${folder}/${current}` } : { missing: kind };
}

/** Page 1 of a listing is the listing itself. A page past the end says that it is empty (specification, section 2). */
function decidePage(category: string, number: string | undefined, extra: boolean, known: KnownAddresses): GateAnswer {
  const pageCount = known.pageCount(category);
  if (number === undefined || extra || pageCount === undefined || !/^[1-9]\d{0,5}$/.test(number))
    return { missing: "page" };
  if (number === "1") return { redirect: `/${category}` };
  if (Number(number) <= pageCount) return "pass";
  return { missing: category === "blog" ? "blogPage" : "categoryPage" };
}
