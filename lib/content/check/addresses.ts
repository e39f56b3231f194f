import { limits } from "../../config/limits";
import { routes } from "../../config/routes";
import { renderBody } from "../../markdown/render-body";
import { matchesFilter } from "../filter";
import type { Library } from "../library";
import type { ParsedEntry } from "../parse-entry";
import { type ClaimLookup, resolveClaimsInText, withheld } from "../resolve-claims";
import { brokenSlugs } from "./report";

const staticPages = [
  routes.home(),
  routes.reviews(),
  routes.about(),
  routes.authors(),
  routes.contact(),
  routes.help(),
  routes.terms(),
  routes.privacy(),
  routes.affiliateDisclosure(),
  routes.search(),
];

/** Sorts after every day. */
const never = "never";

/** The day from which readers see an entry; `never` for a draft. What has no date is seen today. */
export function visibleFrom(entry: ParsedEntry<unknown>, day: string): string {
  const { draft, date } = entry.data as { draft?: boolean; date?: string };
  return draft ? never : (date ?? day);
}

/**
 * Knows every address that the site will have, and the anchors of every text.
 * @param day Today as `2025-06-28`.
 */
export function collectAddresses(library: Library, day: string) {
  const { blog, reviews, authors, categories } = library.collections;
  const bodies = new Map<string, ParsedEntry<unknown>>([
    ...blog.map((entry): [string, ParsedEntry<unknown>] => [routes.post(entry.slug), entry]),
    ...reviews.map((entry): [string, ParsedEntry<unknown>] => [routes.review(entry.slug), entry]),
    ...(["terms", "privacy", "affiliate-disclosure"] as const).flatMap((name): [string, ParsedEntry<unknown>][] => {
      const entry = library.documents[`pages/${name}`];
      return entry ? [[`/${name}`, entry]] : [];
    }),
  ]);
  const dated = [
    ...blog.map((entry) => ({ entry, route: routes.post })),
    ...reviews.map((entry) => ({ entry, route: routes.review })),
  ];
  /** What readers do not see today, each with the day from which they will. */
  const later = new Map(
    dated
      .filter(({ entry: { data } }) => data.draft || data.date > day)
      .map(({ entry, route }) => [route(entry.slug) as string, visibleFrom(entry, day)]),
  );
  const pages = new Set<string>([
    ...staticPages,
    ...bodies.keys(),
    ...authors.map(({ slug }) => routes.author(slug)),
    ...brokenSlugs(library, "blog").map((slug) => routes.post(slug)),
    ...brokenSlugs(library, "reviews").map((slug) => routes.review(slug)),
    ...brokenSlugs(library, "authors").map((slug) => routes.author(slug)),
    ...brokenSlugs(library, "categories").map((slug) => routes.category(slug)),
    ...categories.flatMap(({ slug, data }) => {
      const total = blog.filter(
        (entry) => matchesFilter(entry.data, data.filter) && !later.has(routes.post(entry.slug)),
      ).length;
      const count = Math.max(1, Math.ceil(total / limits.pageSize));
      return Array.from({ length: count }, (_, index) => routes.categoryPage(slug, index + 1));
    }),
  ]);
  const aliases = new Map(
    dated.flatMap(({ entry, route }) =>
      entry.data.aliases.map((alias): [string, string] => [route(alias), route(entry.slug)]),
    ),
  );
  const ownAddresses = new Map([...bodies].map(([address, entry]) => [entry, address]));

  return {
    /** Former addresses, each with the present one that it leads to. */
    aliases: aliases as ReadonlyMap<string, string>,
    /** Address of the page that shows this entry's text; empty where it has none of its own. */
    own: (entry: ParsedEntry<unknown>): string => ownAddresses.get(entry) ?? "",
    /**
     * Why a link inside the site leads nowhere; `undefined` when it is good.
     * @param seenFrom The day from which readers see the link.
     */
    explain: (url: string, seenFrom: string = day): string | undefined => {
      const [path = "", anchor] = url.replace(/\?[^#]*/, "").split("#");
      if (!pages.has(path as never)) return `There is no page ${path}.${suggest(path, pages)}`;
      const from = later.get(path) ?? day;
      if (from > day && from > seenFrom)
        return from === never
          ? `${path} is a draft, so readers cannot follow this link.`
          : `${path} appears on ${from}, so until then this link leads nowhere. Link to it from that day on.`;
      const body = bodies.get(path);
      if (!anchor || !body) return undefined;
      const anchors = anchorsOf(body.body, library.lookup);
      return anchors.includes(anchor)
        ? undefined
        : `${path} has no section #${anchor}. It has ${anchors.map((id) => `#${id}`).join(", ")}.`;
    },
  };
}

function anchorsOf(body: string, lookup: ClaimLookup): string[] {
  const resolveClaims = (text: string) => {
    const resolved = resolveClaimsInText(text, lookup);
    return resolved === withheld ? undefined : resolved;
  };
  const { html } = renderBody(body, { affiliateAttributes: () => undefined, resolveClaims });
  return [...html.matchAll(/<h[2-6] id="([^"]+)"/g)].map((match) => match[1] ?? "");
}

function suggest(path: string, pages: ReadonlySet<string>): string {
  const last = path.split("/").at(-1) ?? "";
  const near = [...pages].find((page) => last.length > 3 && page.endsWith(`/${last}`));
  return near ? ` Is it ${near}?` : "";
}
