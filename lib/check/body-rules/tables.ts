import type { Table } from "mdast";
import { formatCount } from "../../util/number";
import type { Finding } from "../../util/position";
import { type BodyText, findingAt, getSource } from "./body-text";

const dashes = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;
const bars = /^\s*\|.*\|\s*$/;

const lost =
  'This is shown as text: a table needs a line of dashes below its header, like "| --- | --- |", with the same number of cells.';

/** Reports rows with another number of cells than the header, and tables that are shown as text. */
export function checkTables(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  for (const node of body.nodes) {
    if (node.type === "table") findings.push(...checkRows(node));
    if (node.type === "paragraph" && isLostTable(getSource(body, node).split("\n")))
      findings.push(findingAt(node, lost));
  }
  return findings;
}

function checkRows({ children: [header, ...rows] }: Table): Finding[] {
  const wanted = header?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== wanted)
    .map((row) => {
      const message = `This row has ${formatCount(row.children.length, "cell")}, the table's header ${wanted}. Write a cell for each column, and "\\|" for a bar within one; a blank line ends a table.`;
      return findingAt(row, message);
    });
}

function isLostTable(lines: readonly string[]): boolean {
  return lines.some((line) => dashes.test(line)) || (lines.length > 1 && lines.every((line) => bars.test(line)));
}
