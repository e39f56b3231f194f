import { describeChart } from "../markdown/build-chart";
import { parseChart } from "../markdown/parse-chart";

/** Fills quotes of claims in; `undefined` when nothing of the text may be shown. */
export type ResolveClaims = (text: string) => string | undefined;

/** A fenced block: its fence, its language, its text. */
const fencedBlock = /^ {0,3}(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)^ {0,3}\1[^\n]*$/gm;

/** A line break inside a paragraph or an item: the next line starts no block of its own. */
const softBreak = /(?<!\n)\n(?!\n|\s*(?:[|>]|(?:[-*+]|#{1,6}|\d+[.)])\s))/g;

/** What marks a line as heading, quote, item or box of a checklist. */
const lineMarks = /^\s*(?:>\s?)*(?:#{1,6}\s+|(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?)?/;

/** The line under the head of a table, and a rule across the page. */
const drawnLine = /^\s*(?:\|?[\s:|-]*-{3,}[\s:|-]*|(?:\*\s*){3,})$/;

/** How a line begins that one of the two above may match. */
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
  let done = 0;
  for (const block of markdown.matchAll(fencedBlock)) {
    parts.push(proseText(markdown.slice(done, block.index), resolveClaims));
    const code = resolveWhole(block[3] ?? "", resolveClaims);
    if (code !== undefined) parts.push(block[2]?.trim() === "chart" ? chartText(code) : code);
    done = block.index + block[0].length;
  }
  parts.push(proseText(markdown.slice(done), resolveClaims));
  return parts.filter(Boolean).join("\n");
}

function proseText(markdown: string, resolveClaims: ResolveClaims): string {
  return (
    markdown
      .replace(softBreak, " ")
      .split("\n")
      // Most lines are plain prose: each of these tests spares them the dearer steps behind it.
      .filter((line) => !(maybeMarked.test(line) && drawnLine.test(line)))
      .map((line) => resolveLine(maybeMarked.test(line) ? line.replace(lineMarks, "") : line, resolveClaims))
      .map((line) => (maybeInline.test(line) ? stripInline(line) : line).trim())
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
function resolveWhole(text: string, resolveClaims: ResolveClaims): string | undefined {
  const quotes = text.match(/\{\{[^{}]*\}\}/g) ?? [];
  return quotes.every((quote) => resolveClaims(quote) !== undefined) ? resolveClaims(text) : undefined;
}

function chartText(code: string): string {
  const { chart } = parseChart(code);
  return chart ? [chart.title, describeChart(chart), chart.note].filter(Boolean).join("\n") : "";
}

/** Takes the marks out of a line, but not out of code in it. */
function stripInline(line: string): string {
  if (!line.includes("`")) return stripMarks(line);
  return line
    .split(/(`+)(.+?)\1/)
    .map((part, index) => (index % 3 === 0 ? stripMarks(part) : index % 3 === 1 ? "" : part))
    .join("");
}

function stripMarks(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)|\[\^[^\]]*\]|<\/?[a-zA-Z][^>]*>/g, (mark) =>
      /^<https?:/.test(mark) ? mark.slice(1, -1) : "",
    )
    .replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "$1")
    .replace(/(?<![\\*])(\*{1,3}|~~)(?=[^\s*])(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}\\_])(_{1,3})(?=[^\s_])(.+?)(?<=[^\s_])\1(?![\p{L}\p{N}_])/gu, "$2")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1");
}
