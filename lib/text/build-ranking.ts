import type { Element, ElementContent } from "hast";
import type { RankedList, UnrankedApp } from "../scoring/ranked-list";
import { routes } from "../site/routes";
import { element } from "./html-element";

/** Renders apps in the order of their points as a figure: place, app and why, points, and what a year costs. */
export function buildRanking(list: RankedList): Element {
  return element("figure", { className: ["ranking"] }, [
    element("figcaption", {}, [element("strong", {}, list.title), element("span", {}, list.rule)]),
    ...(list.rows.length > 0 ? [buildTable(list)] : []),
    ...buildNotes(list),
  ]);
}

/** The same for feeds: a title, a table and the notes. */
export function buildPlainRanking(list: RankedList): Element[] {
  const title = element("p", {}, [element("strong", {}, list.title), text(`. ${list.rule}`)]);
  return [title, ...(list.rows.length > 0 ? [buildTable(list)] : []), ...buildNotes(list)];
}

/** Columns that the style sheet sets to the right and makes no wider than they must be. */
const ofSums = { "data-align": "right" };

function buildTable({ rows }: RankedList): Element {
  const head = [["Place"], ["App"], ["Points", ofSums], ["A year", ofSums]] as const;
  return element("table", {}, [
    element("thead", {}, [
      element(
        "tr",
        {},
        head.map(([name, align]) => element("th", { scope: "col", ...align }, name)),
      ),
    ]),
    element(
      "tbody",
      {},
      rows.map(({ place, name, path, points, why, year, isSample }) =>
        element("tr", {}, [
          element("td", { className: ["ranking-place"] }, String(place)),
          element("th", { scope: "row" }, [
            element("a", { href: path }, name),
            text(" "),
            element("span", { className: ["ranking-why"] }, why),
          ]),
          element("td", { className: ["ranking-points"], ...ofSums }, [
            element("span", {}, points),
            ...(isSample ? [text(" "), element("span", { className: ["ranking-stamp"] }, "Sample score")] : []),
          ]),
          element("td", { className: ["ranking-year"], ...ofSums }, year ?? "not known"),
        ]),
      ),
    ),
  ]);
}

function buildNotes({ rows, unranked, more }: RankedList): Element[] {
  const all = element("a", { href: routes.reviews() }, "the ranking of all apps");
  const rest =
    more > 0 ? `${more} more ${more === 1 ? "app has" : "apps have"} a place: see ` : "How points are given: ";
  return [
    ...(rows.length === 0 ? [note([text("No app of this kind has been tested.")])] : []),
    ...(unranked.length > 0
      ? [note([text("Research only, so without a place: "), ...listed(unranked), text(".")])]
      : []),
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
  return element("p", { className: ["ranking-note"] }, children);
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
