import { quoteToken } from "../claims/resolve-claims";
import { describeChart } from "../markdown/build-chart";
import { parseChart } from "../markdown/parse-chart";
import { stripMarks } from "./strip-marks";

/** Fills quotes of claims in; `undefined` when nothing of the text may be shown. */
export type ResolveClaims = (text: string) => string | undefined;

/** How a fenced block begins: its fence, its language. */
const fenceStart = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/;

/** A line break inside a paragraph or an item: neither line is empty, and the next one starts no block of its own. */
const softBreak = /(?<!(?:^|\n)[^\S\n]*)\n(?![^\S\n]*(?:\n|[|>]|(?:[-*+]|#{1,6}|\d{1,9}[.)])\s))/g;

/** What marks a line as heading, quote, item or box of a checklist. */
const lineMarks = /^\s*(?:>\s?)*(?:#{1,6}\s+|(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?)?/;

/** How a line begins that is marked or drawn. */
const maybeMarked = /^[\s>#*+\-|:\d]/;

/** A line without any of these has no marks in it. */
const maybeInline = /[\\`*_~[<]/;

/**
 * The text of a markdown body as readers see it, a block a line. Far lighter than the rendering pipeline, so that
 * thousands of entries can be prepared: it knows the markdown of docs/content-guide.md, and a test holds it equal to what
 * is rendered for every file of the site.
 */
export function toPlainText(markdown: string, resolveClaims: ResolveClaims = (text) => text): string {
  const parts: string[] = [];
  let prose: string[] = [];
  let block: { fence: string; language: string; lines: string[] } | undefined;
  const endBlock = () => {
    if (block) parts.push(blockText(block.language, block.lines.join(""), resolveClaims));
    block = undefined;
  };
  for (const line of markdown.split("\n")) {
    if (block) {
      if (isFenceEnd(line, block.fence)) endBlock();
      else block.lines.push(`${line}\n`);
      continue;
    }
    const [start, fence = "", language = ""] = fenceStart.exec(line) ?? [];
    if (start === undefined) {
      prose.push(line);
      continue;
    }
    parts.push(proseText(prose.join("\n"), resolveClaims));
    prose = [];
    block = { fence, language: language.trim(), lines: [] };
  }
  // A block without an end goes on to the end of the text.
  endBlock();
  parts.push(proseText(prose.join("\n"), resolveClaims));
  return parts.filter(Boolean).join("\n");
}

/** The same signs as at its beginning, or more of them, and nothing else. */
function isFenceEnd(line: string, fence: string): boolean {
  const end = line.trim();
  return end.startsWith(fence) && /^ {0,3}(?:`+|~+)\s*$/.test(line);
}

function proseText(markdown: string, resolveClaims: ResolveClaims): string {
  return (
    markdown
      .replace(softBreak, " ")
      .split("\n")
      // Most lines are plain prose: each of these tests spares them the dearer steps behind it.
      .filter((line) => !(maybeMarked.test(line) && isDrawn(line)))
      .map((line) => resolveLine(maybeMarked.test(line) ? line.replace(lineMarks, "") : line, resolveClaims))
      .map((line) => (maybeInline.test(line) ? stripMarks(line) : line).trim())
      .filter(Boolean)
      .join("\n")
  );
}

/** Its cells stand a tab apart. A row of a table goes when one of its cells does, as in lib/markdown/remark-claims.ts. */
function resolveLine(line: string, resolveClaims: ResolveClaims): string {
  if (!line.startsWith("|")) return resolveClaims(line) ?? "";
  const cells = line.split(/(?<!\\)\|/).map((cell) => resolveClaims(cell));
  if (cells.some((cell) => cell === undefined)) return "";
  return cells
    .map((cell) => cell?.trim())
    .filter(Boolean)
    .join("\t");
}

/** Code and charts are shown whole or not at all. */
function blockText(language: string, code: string, resolveClaims: ResolveClaims): string {
  const quotes = code.match(quoteToken) ?? [];
  if (quotes.some((quote) => resolveClaims(quote) === undefined)) return "";
  const shown = code.replace(quoteToken, (quote) => resolveClaims(quote) ?? quote);
  return language === "chart" ? chartText(shown) : shown;
}

function chartText(code: string): string {
  const { chart } = parseChart(code);
  return chart ? [chart.title, describeChart(chart), chart.note].filter(Boolean).join("\n") : "";
}

/** The line under the head of a table, or a rule across the page. */
function isDrawn(line: string): boolean {
  if (/^[\s:|-]*$/.test(line)) return line.includes("---");
  return /^[\s*]*$/.test(line) && /(?:\*\s*){3}/.test(line);
}
