import type { RootContent } from "mdast";
import type { RankedList } from "../scoring/ranked-list";
import { routes } from "../site/routes";
import { paragraph, table, type Words } from "./markdown-nodes";

/** Apps in the order of their points, as a markdown table with what has to be said of it. */
export function portableRanking(
  { title, rule, rows, unranked, more }: RankedList,
  toAbsolute: (path: string) => string,
): RootContent[] {
  const cells = rows.map(({ place, name, path, points, why, year, isSample }): Words[] => [
    String(place),
    { text: name, href: toAbsolute(path) },
    isSample ? `${points} (sample score)` : points,
    why,
    year ?? "not known",
  ]);
  const names = unranked.map(({ name }) => name).join(", ");
  return [
    paragraph(`${title}. ${rule}`),
    ...table(["Place", "App", "Points", "Why", "A year"], cells),
    ...(names ? [paragraph(`Research only, so without a place: ${names}.`)] : []),
    paragraph(more > 0 ? `${more} more apps have a place: ` : "How points are given: ", {
      text: "the ranking of all apps",
      href: toAbsolute(routes.reviews()),
    }),
  ];
}
