import type { RootContent } from "mdast";
import type { CostTable } from "../costs/cost-table";
import { paragraph, table } from "./markdown-nodes";

/** What apps cost for fixed terms, as a markdown table with what has to be said of the prices. */
export function portableCosts({ title, apps, terms, notes, hasSamples }: CostTable): RootContent[] {
  const rows = terms.map(({ label, cells }) => [
    label,
    ...cells.map(({ text, plan }) => (plan ? `${text} (${plan})` : text)),
  ]);
  return [
    paragraph(`${title}, by the cheapest paid plan for each time${hasSamples ? " (sample prices)" : ""}:`),
    ...table(["For", ...apps.map(({ name }) => name)], rows),
    ...notes.map((note) => paragraph(note)),
  ];
}
