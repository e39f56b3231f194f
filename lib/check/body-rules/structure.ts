import type { Code, Heading, Table } from "mdast";
import { blocks } from "../../text/blocks";
import { editDistance } from "../../util/nearest";
import { formatCount } from "../../util/number";
import type { Finding } from "../../util/position";
import { type BodyText, findingAt, getSource, getWords } from "./body-text";

/** Checks headings: anchors, the table of contents and screen reader navigation depend on them (WCAG 1.3.1, 2.4.6). */
export function checkHeadings(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  const lines = new Map<string, number>();
  let level = 1;
  for (const heading of body.nodes) {
    if (heading.type !== "heading") continue;
    const words = getWords(heading).trim();
    const problem = checkLevel(heading, level) ?? checkWords(words, lines);
    if (problem) findings.push(findingAt(heading, problem));
    if (!lines.has(getKey(words))) lines.set(getKey(words), heading.position?.start.line ?? 1);
    level = Math.max(heading.depth, 2);
  }
  return findings;
}

function checkLevel({ depth }: Heading, above: number): string | undefined {
  if (depth === 1) return 'The title is the page\'s only first-level heading; write "##".';
  if (depth <= above + 1) return undefined;
  const wanted = "#".repeat(above + 1);
  return `This heading skips a level: under ${above === 1 ? "the title" : `"${"#".repeat(above)}"`} comes "${wanted}", not "${"#".repeat(depth)}".`;
}

function checkWords(words: string, seen: ReadonlyMap<string, number>): string | undefined {
  if (words === "") return "This heading is empty. Write its words, or remove it.";
  if (!/[\p{L}\p{N}]/u.test(words)) return `The heading "${words}" has no words, so nothing can link to it. Add some.`;
  return seen.has(getKey(words))
    ? `The heading "${words}" appears twice in this text, so links cannot tell them apart. Reword one.`
    : undefined;
}

/** Without case and punctuation, like the anchor. */
function getKey(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim();
}

/** Reports misspelt blocks, which would be shown as code, and unclosed fences, which swallow the rest of the text. */
export function checkFences(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  for (const node of body.nodes) {
    if (node.type === "code") {
      const problem = checkEnd(node, body.lines) ?? checkName(node);
      if (problem) findings.push(findingAt(node, problem));
    }
  }
  return findings;
}

function checkEnd({ position }: Code, lines: readonly string[]): string | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? "") ?? [];
  // Indented code has no fence.
  if (!fence) return undefined;
  // In quotes and lists, markers come before the fence.
  const last = (lines[end.line - 1] ?? "").replace(/^[\s>]+/, "").trimEnd();
  const isClosed =
    end.line > start.line && last.length >= fence.length && last === (fence[0] ?? "").repeat(last.length);
  return isClosed ? undefined : `This block has no end: close it with a line of "${fence}".`;
}

/** With two slips or more, a language such as "dart" is meant as it is written. */
function checkName({ lang }: Code): string | undefined {
  if (!lang || blocks.has(lang)) return undefined;
  const meant = [...blocks.keys()].find((name) => editDistance(lang.toLowerCase(), name) === 1);
  return meant && `"${lang}" is shown as code. Did you mean "\`\`\`${meant}"?`;
}

const dashes = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;
const bars = /^\s*\|.*\|\s*$/;

const lost =
  'This is shown as text: a table needs a line of dashes below its header, like "| --- | --- |", with the same number of cells.';

/** Reports rows with another number of cells than the header, and tables that are shown as text. */
export function checkTables(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  for (const node of body.nodes) {
    if (node.type === "table") findings.push(...checkRows(node));
    const lines = node.type === "paragraph" ? getSource(body, node).split("\n") : [];
    if (lines.some((line) => dashes.test(line)) || (lines.length > 1 && lines.every((line) => bars.test(line))))
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
