import { endpoints } from "../addresses/endpoints";
import { entryAddress, pageCollections } from "../addresses/page-addresses";
import { singlePages } from "../addresses/pages";
import { pairsOfApps } from "../apps/apps";
import { showClaimsInText } from "../content/claims/resolve-claims";
import { legalDocuments } from "../content/names";
import { knownSlugs } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";
import { headingIds } from "../text/render-body";
import { memo } from "../util/memo";
import { routes } from "../util/routes";

/** Pages and feeds without parameters that content may link to. */
const linkedPages: readonly string[] = [
  ...singlePages.filter(({ reached }) => !reached),
  ...endpoints.filter(({ route, of }) => !of && route.endsWith("/feed.xml")),
].map(({ route }) => route);

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
  const { collections, documents } = library;
  const { blog, reviews, categories } = collections;
  const aliases: ReadonlyMap<string, string> = new Map(
    [...blog.map((entry) => ["blog", entry] as const), ...reviews.map((entry) => ["reviews", entry] as const)].flatMap(
      ([name, { slug, data }]) => data.aliases.map((alias) => [entryAddress(name, alias), entryAddress(name, slug)]),
    ),
  );
  /** The entries whose body is the text of a page, by its address. */
  const bodies = new Map<string, ParsedEntry<unknown>>([
    ...(["blog", "reviews", "pages"] as const).flatMap((name) =>
      collections[name].map((entry) => [entryAddress(name, entry.slug), entry] as const),
    ),
    ...legalDocuments.flatMap((name) => {
      const entry = documents[name];
      return entry ? [[`/${name.slice("pages/".length)}`, entry] as const] : [];
    }),
  ]);
  const addresses = new Set<string>([
    ...linkedPages,
    ...bodies.keys(),
    ...pageCollections.flatMap((name) => knownSlugs(library, name).map((slug) => entryAddress(name, slug))),
    ...categories.map(({ slug }) => routes.rssFeed(slug)),
    ...pairsOfApps({ library, day }).map(({ slug }) => routes.comparison(slug)),
  ]);
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
    aliases,
    /** Whether there is a page at a path, or there will be when a scheduled entry appears. */
    hasPage: (path: string): boolean => {
      const body = bodies.get(path);
      return addresses.has(path) && (body === undefined || visibleFrom(body, day) !== never);
    },
    /**
     * The problem of a link inside the site; `undefined` if there is none.
     * @param seenFrom The day from which readers see the link.
     */
    explain: (url: string, seenFrom: string = day): string | undefined => {
      const [path = "", anchor] = url.replace(/\?[^#]*/, "").split("#");
      if (!addresses.has(path)) return `There is no page ${path}.`;
      const body = bodies.get(path);
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
