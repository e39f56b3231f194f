import type { Paragraph, Table } from "mdast";
import { visit } from "unist-util-visit";
import { formatCount } from "../../util/number";
import { type BodyText, type Finding, findingAt, getSource } from "./body-text";

const dashes = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;
const rowBetweenBars = /^\s*\|.*\|\s*$/;

/** Reports rows with another number of cells than the header, and tables that are shown as text. */
export function checkTables(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  visit(body.tree, (node) => {
    if (node.type === "table") findings.push(...checkRows(node));
    if (node.type === "paragraph") findings.push(...checkLostTable(node, getSource(body, node)));
  });
  return findings;
}

function checkRows({ children: [header, ...rows] }: Table): Finding[] {
  const wanted = header?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== wanted)
    .map((row) => {
      const message = `This row has ${formatCount(row.children.length, "cell")}, the table's header ${wanted}. Write a cell for each column; a blank line ends a table.`;
      return findingAt(row, message);
    });
}

function checkLostTable(paragraph: Paragraph, source: string): Finding[] {
  const lines = source.split("\n");
  if (lines.some((line) => dashes.test(line)))
    return [
      findingAt(
        paragraph,
        "This is shown as text: the header and the line of dashes below it need the same number of cells.",
      ),
    ];
  return lines.length > 1 && lines.every((line) => rowBetweenBars.test(line))
    ? [
        findingAt(
          paragraph,
          'This is shown as text: a table needs a line of dashes below its header, like "| --- | --- |".',
        ),
      ]
    : [];
}
