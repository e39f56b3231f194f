import type { Element, ElementContent } from "hast";
import { z } from "zod";
import type { RankedList, UnrankedApp } from "../../apps/scoring/ranked-list";
import { slug, text as textField } from "../../content/schemas/fields";
import { suggestName } from "../../util/nearest";
import { routes } from "../../util/routes";
import { sampleLabels } from "../../util/sample";
import { caption, element, tableElement, text } from "../html-element";
import { type Block, type BlockProblem, everyPlace, parseFields } from "./block";

const schema = z.strictObject({
  /** The heading of the list; otherwise what it is ordered by. */
  title: textField(90).optional(),
  /** Only apps of this kind, from the list in content/site/fact-sheet.md. */
  kind: slug.optional(),
  /** The criterion of content/site/scoring.md whose points order the list; otherwise all points together. */
  by: slug.optional(),
  /** How many places are shown; otherwise all. */
  top: z.number().int().min(2).max(50).optional(),
});

export type RankingRequest = z.infer<typeof schema>;

/** Apps in the order of their points; all of them where the block is empty (docs/editors/content-guide.md, "Pictures, tables and charts"). */
export const ranking: Block<RankingRequest, RankedList> = {
  name: "ranking",
  noun: "ranking",
  allowedIn: everyPlace,
  parse: (code) => parseFields(code, { noun: "ranking", schema, maxLength: 1_000, empty: {} }),
  find: (request, { rankingOf }) => rankingOf?.(request),
  html: (list) => [
    element("figure", { className: ["ranking"] }, [
      caption(list.title, list.rule),
      ...buildTable(list),
      ...buildNotes(list),
    ]),
  ],
  authorWords: ({ title }) => title ?? "",
  check: ({ kind, by }, { kinds, criteria }) => [
    ...unknownName(kind, kinds, "kind", "fact-sheet"),
    ...unknownName(by, criteria, "criterion", "scoring"),
  ],
};

function unknownName(
  name: string | undefined,
  known: readonly string[] | undefined,
  what: string,
  file: string,
): BlockProblem[] {
  if (name === undefined || !known || known.includes(name)) return [];
  return [{ message: `There is no ${what} "${name}" in content/site/${file}.md. ${suggestName(name, known)}` }];
}

/** Columns that the style sheet sets to the right and makes no wider than they must be. */
const ofSums = { "data-align": "right" };

/** Place, app and why, points, and what a year costs; nothing without rows. */
function buildTable({ rows }: RankedList): Element[] {
  if (rows.length === 0) return [];
  const heads = [
    ...["Place", "App"].map((name) => element("th", { scope: "col" }, name)),
    ...["Points", "A year"].map((name) => element("th", { scope: "col", ...ofSums }, name)),
  ];
  const cells = rows.map(({ place, name, path, points, why, year, isSample }) => [
    element("td", { className: ["ranking-place"] }, String(place)),
    element("th", { scope: "row" }, [
      element("a", { href: path }, name),
      text(" "),
      element("span", { className: ["ranking-why"] }, why),
    ]),
    element("td", { className: ["ranking-points"], ...ofSums }, [
      text(points),
      // On the site, the strip of the page says what is invented.
      ...(isSample ? [element("span", { hidden: "" }, ` (${sampleLabels.score})`)] : []),
    ]),
    element("td", { className: ["ranking-year"], ...ofSums }, year ?? "not known"),
  ]);
  return [tableElement(heads, cells)];
}

function buildNotes({ rows, unranked, more }: RankedList): Element[] {
  const all = element("a", { href: routes.reviews() }, "the ranking of all apps");
  const rest =
    more > 0 ? `${more} more ${more === 1 ? "app has" : "apps have"} a place: see ` : "How points are given: ";
  return [
    ...(rows.length === 0 ? [note([text("No app of this kind has been tested.")])] : []),
    ...(unranked.length > 0 ? [note([text("Not reviewed yet, so not ranked: "), ...listed(unranked), text(".")])] : []),
    note([text(rest), all, text(".")]),
  ];
}

function listed(apps: readonly UnrankedApp[]): ElementContent[] {
  return apps.flatMap(({ name, path }, index) => [
    ...(index > 0 ? [text(", ")] : []),
    path ? element("a", { href: path }, name) : text(name),
  ]);
}

function note(children: ElementContent[]): Element {
  return element("p", {}, children);
}
