import { entryAddress, matchEndpoints, pageCollections } from "../addresses/page-addresses";
import { singlePages } from "../addresses/pages";
import { listPairs } from "../apps/apps";
import { showClaimsInText } from "../content/claims/resolve-claims";
import { legalDocuments } from "../content/names";
import { brokenSlugs } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";
import { headingIds } from "../text/render-body";
import { memo } from "../util/memo";
import { routes } from "../util/routes";

/** Pages without parameters that content may link to. */
const linkedPages: ReadonlySet<string> = new Set(
  singlePages.filter(({ reached }) => !reached).map(({ route }) => route),
);

/** Stands for the day of a draft. As a string, it sorts after all ISO days. */
const never = "never";

/** The day from which readers see an entry: its date, `never` for a draft, or today if it has no date. */
export function visibleFrom(entry: ParsedEntry<unknown>, day: string): string {
  const { draft, date } = entry.data as { draft?: boolean; date?: string };
  return draft ? never : (date ?? day);
}

/**
 * Collects all addresses of the site and the anchors on its pages.
 * @param day Today as `2025-06-28`.
 */
export const collectAddresses = memo((library: Library, day: string) => {
  const { pages, blog, reviews, authors, categories, products } = library.collections;
  const bySlug = <Entry extends ParsedEntry<unknown>>(entries: readonly Entry[]) =>
    new Map(entries.map((entry) => [entry.slug, entry]));
  const posts = bySlug(blog);
  const rated = bySlug(reviews);
  const people = bySlug(authors);
  const listings = bySlug(categories);
  const customPages = bySlug(pages);
  const broken = new Set<string>(
    pageCollections.flatMap((name) => brokenSlugs(library, name).map((slug) => entryAddress(name, slug))),
  );
  const aliases = new Map<string, string>();
  for (const { slug, data } of blog)
    for (const alias of data.aliases) aliases.set(routes.post(alias), routes.post(slug));
  for (const { slug, data } of reviews)
    for (const alias of data.aliases) aliases.set(routes.review(alias), routes.review(slug));

  /** The entry whose body is the text of the page. */
  const bodyAt = (path: string): ParsedEntry<unknown> | undefined => {
    const [, folder, slug = ""] = /^\/(blog|reviews)\/([^/]+)$/.exec(path) ?? [];
    if (folder) return folder === "blog" ? posts.get(slug) : rated.get(slug);
    const name = legalDocuments.find((legal) => path === `/${legal.slice("pages/".length)}`);
    return name ? library.documents[name] : customPages.get(path.slice(1));
  };
  const isListing = (path: string): boolean => listings.has(path.slice(1));
  const isAuthor = (path: string): boolean =>
    path.startsWith("/authors/") && people.has(path.slice("/authors/".length));
  const comparing = reviews.filter((entry) => visibleFrom(entry, day) <= day);
  const comparisons = new Set<string>(
    listPairs(
      comparing.map(({ slug, data }) => ({ ...data, slug })),
      bySlug(products),
    ).map((pair) => routes.comparison(pair.slug)),
  );
  const isFeed = (path: string): boolean =>
    /\/feed\.(?:xml|json)$/.test(path) &&
    matchEndpoints(path).some(({ one: { of }, params: { slug = "" } }) => of === undefined || listings.has(slug));
  const isPage = (path: string): boolean =>
    linkedPages.has(path) ||
    bodyAt(path) !== undefined ||
    isAuthor(path) ||
    isListing(path) ||
    comparisons.has(path) ||
    isFeed(path) ||
    broken.has(path);
  const anchorsIn = memo(({ body }: ParsedEntry<unknown>) =>
    headingIds(body, (text) => showClaimsInText(text, library.lookup)),
  );
  const explainAnchor = (entry: ParsedEntry<unknown>, anchor: string, where: string): string | undefined => {
    const anchors = anchorsIn(entry);
    return anchors.includes(decode(anchor))
      ? undefined
      : `${where} has no section #${anchor}. It has ${anchors.map((id) => `#${id}`).join(", ") || "none"}.`;
  };

  return {
    /** Current addresses of articles and reviews, by alias. */
    aliases: aliases as ReadonlyMap<string, string>,
    /** Whether there is a page at a path, or there will be when a scheduled entry appears. */
    hasPage: (path: string): boolean => {
      const body = bodyAt(path);
      return isPage(path) && (body === undefined || visibleFrom(body, day) !== never);
    },
    /**
     * The problem of a link inside the site; `undefined` if there is none.
     * @param seenFrom The day from which readers see the link.
     */
    explain: (url: string, seenFrom: string = day): string | undefined => {
      const [path = "", anchor] = url.replace(/\?[^#]*/, "").split("#");
      if (!isPage(path)) return `There is no page ${path}.`;
      const body = bodyAt(path);
      const from = body ? visibleFrom(body, day) : day;
      if (from > day && from > seenFrom)
        return from === never
          ? `${path} is a draft, so readers cannot follow this link.`
          : `${path} appears on ${from}, so until then this link leads nowhere. Link to it from that day on.`;
      return anchor && body ? explainAnchor(body, anchor, path) : undefined;
    },
    /** The problem of a link to a section of the same text, which may be shown on the page of another: the protocol of a test. */
    explainOwn: (entry: ParsedEntry<unknown>, anchor: string): string | undefined =>
      anchor === "" ? undefined : explainAnchor(entry, anchor, "This text"),
  };
});

/** An anchor as browsers compare it. */
function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor).normalize("NFC");
  } catch {
    return anchor;
  }
}
