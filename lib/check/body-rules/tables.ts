import type { Paragraph, Table, TableRow } from "mdast";
import { formatCount } from "../../util/number";
import { type BodyText, type Finding, findingAt, findingAtOffset, getSource } from "./body-text";

const dashes = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;
const rowBetweenBars = /^\s*\|.*\|\s*$/;

/** Reports rows with another number of cells than the header, and tables that are shown as text. */
export function checkTables(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  for (const node of body.nodes) {
    if (node.type === "table") findings.push(...checkRows(node, body));
    if (node.type === "paragraph") findings.push(...checkLostTable(node, getSource(body, node)));
  }
  return findings;
}

/** A bar between backticks or the braces of a quote, which ends the cell all the same. */
const barWithin = /(?<=`[^`|\n]*|\{\{[^{}|\n]*)(?<!\\)\|(?=[^`\n]*`|[^{}\n]*\}\})/;

/** Whether a row of a table is split by a bar in its code, so that marks of the code are in two cells. */
export function hasBarInCode(row: TableRow, body: BodyText): boolean {
  return barWithin.test(getSource(body, row));
}

function checkRows({ children: [header, ...rows] }: Table, body: BodyText): Finding[] {
  const wanted = header?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== wanted)
    .map((row) => {
      const at = barWithin.exec(getSource(body, row))?.index;
      if (at !== undefined && row.children.length > wanted)
        return findingAtOffset(
          body.text,
          (row.position?.start.offset ?? 0) + at,
          'In a table a bar ends the cell, also in code and quotes: write "\\|".',
        );
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
