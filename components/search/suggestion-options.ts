import { listOwnPlaces } from "@/lib/addresses/own-places";
import type { SearchType } from "@/lib/search/search-document";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import type { SearchResponse } from "./search-response";
import { quietLine, suggestionLimits } from "./suggestion-limits";

/** Label of a result type. */
export const typeLabels: Record<SearchType, string> = { blog: "Blog", review: "Review", page: "Page" };

/** A link in the list of suggestions. */
export type SuggestionOption = {
  href: string;
  title: string;
  /** What it is, in a smaller line. */
  kind?: string;
  look: "help" | "fact" | "result" | "all" | "quiet";
};

/**
 * Everything that can be chosen, in the order of the arrow keys: helplines, apps, results, all results, and the quiet line,
 * which is the first on the screen, so that the down arrow leads to what was looked for and the up arrow to it.
 */
export function listOptions(found: SearchResponse | undefined): SuggestionOption[] {
  if (!found) return [];
  const { query, apps = [], comparison, results, total, talkHref } = found;
  return [
    ...listHelp(found),
    ...apps.flatMap(({ name, url, isReview, facts }) =>
      facts.length > 0
        ? facts.map((fact) => ({
            href: fact.url,
            title: `${name}: ${fact.text}`,
            look: "fact" as const,
            kind: fact.note || "What we know",
          }))
        : [{ href: url, title: name, look: "fact" as const, kind: isReview ? "Our review" : "What we know" }],
    ),
    ...(comparison ? [{ href: comparison.url, title: comparison.name, look: "fact" as const, kind: "Compare" }] : []),
    ...results.map(({ url, title, type, category }) => ({
      href: url,
      title,
      look: "result" as const,
      kind: [typeLabels[type], category].filter(Boolean).join(" · "),
    })),
    // A search for the first word of the first title.
    ...(total > suggestionLimits.viewAllAbove && results.length > 0
      ? [
          {
            // The first word of the best result.
            href: routes.search(results[0]?.title.trim().split(/\s+/)[0] ?? query),
            title: "View all results",
            look: "all" as const,
          },
        ]
      : []),
    { href: talkHref, title: quietLine, look: "quiet" },
  ];
}

/** The ways to reach somebody in the reader's own country, and the page with all countries. */
function listHelp({ query, helplines }: SearchResponse): SuggestionOption[] {
  if (!helplines) return [];
  const ways = listOwnPlaces(helplines.places, navigator.languages).flatMap(({ name: place, lines }) =>
    lines.flatMap(({ name, about, ways, notes }) => {
      const spoken = ways.filter(({ kind }) => kind !== "site");
      return (spoken.length > 0 ? spoken : ways).map(({ label, href }) => ({
        href,
        title: label,
        look: "help" as const,
        kind: [name, about ?? notes[0], place].filter(Boolean).join(" · "),
      }));
    }),
  );
  return [...ways, { href: routes.search(query), title: "Helplines in every country", look: "help" }];
}

/** What is announced when suggestions arrive. */
export function describeFound(found: SearchResponse): string {
  const count = listOptions(found).filter(({ look }) => look !== "all" && look !== "quiet").length;
  return [
    ...(found.helplines ? [`${found.helplines.title}: helplines come first.`] : []),
    ...(howFound(found) ?? []),
    ...(found.results.length === 0 ? [nothingFound] : []),
    ...(count > 0 ? [`${formatCount(count, "suggestion")}. Use the arrow keys to choose.`] : []),
  ].join(" ");
}

/** How the results were found, where they have not what was typed; beside helplines, nobody has to know. */
export function howFound({ note, meant, helplines }: SearchResponse): string[] | undefined {
  if (note === undefined || helplines) return undefined;
  return meant === undefined ? [note] : [note, `Showing results for “${meant}”.`];
}

/** docs/reference/behaviour.md. */
export const nothingFound = "No results found matching your search";
