import { quoteToken } from "../content/claims/quote-syntax";
import { splitSentences } from "../content/claims/sentences";
import { blocks } from "./blocks";
import { fillFence } from "./find-fences";
import { stripInlineMarkup } from "./strip-inline-markup";

/** Replaces `{{claim:…}}` by what the ledger says; `undefined` if no part of the text may be shown. */
export type ResolveClaims = (text: string) => string | undefined;

/** First line of a fenced code block: the fence and the language. */
const fenceStart = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/;

/**
 * A line break inside a paragraph or list item: neither line is empty, and the next one begins no block. The break is
 * matched before the lookbehind, because V8 does not optimise the other order in a process with many regular expressions:
 * a line of spaces then takes quadratic time.
 */
const softBreak = /\n(?<!(?:^|\n)[^\S\n]*\n)(?![^\S\n]*(?:\n|[|>]|(?:[-*+]|#{1,6}|\d{1,9}[.)])\s))/g;

/** The beginning of a line that makes it a heading, quote, list item or checklist item. */
const blockStart = /^\s*(?:>\s?)*(?:#{1,6}\s+|(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?)?/;

/** First character of every line that may have such a beginning, be a table row or a rule. */
const maybeBlock = /^[\s>#*+\-|:\d]/;

/** A line without any of these characters has no inline markup. */
const maybeInline = /[\\`*_~[<]/;

/**
 * The text of a markdown body as readers see it, one block on each line. Much faster than the rendering pipeline,
 * because the index reads every entry. Supports the markdown of docs/editors/content-guide.md; a test compares it with the
 * rendered page for every file of the site.
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
  // A fence that is never closed runs to the end of the text.
  endBlock();
  parts.push(proseText(prose.join("\n"), resolveClaims));
  return parts.filter(Boolean).join("\n");
}

/** The closing fence has the same characters as the opening one, at least as many, and nothing else on the line. */
function isFenceEnd(line: string, fence: string): boolean {
  const end = line.trim();
  return end.startsWith(fence) && /^ {0,3}(?:`+|~+)\s*$/.test(line);
}

function proseText(markdown: string, resolveClaims: ResolveClaims): string {
  return (
    markdown
      .replace(softBreak, " ")
      .split("\n")
      // Most lines are plain prose, so a cheap test comes before each expensive step.
      .filter((line) => !(maybeBlock.test(line) && isRule(line)))
      .map((line) => resolveLine(maybeBlock.test(line) ? line.replace(blockStart, "") : line, resolveClaims))
      .map((line) => (maybeInline.test(line) ? stripInlineMarkup(line) : line).trim())
      .filter(Boolean)
      .join("\n")
  );
}

/** Separates table cells by tabs. A row with a withheld cell is dropped, as in lib/text/remark-claims.ts. */
function resolveLine(line: string, resolveClaims: ResolveClaims): string {
  if (!line.startsWith("|")) return resolveClaims(line) ?? "";
  const cells = line.split(/(?<!\\)\|/).map((cell) => resolveClaims(cell));
  if (cells.some((cell) => cell === undefined)) return "";
  return cells
    .map((cell) => cell?.trim())
    .filter(Boolean)
    .join("\t");
}

/** Code and blocks are dropped as a whole if one of their claims is withheld. */
function blockText(language: string, code: string, resolveClaims: ResolveClaims): string {
  const quotes = code.match(quoteToken) ?? [];
  if (quotes.some((quote) => resolveClaims(quote) === undefined)) return "";
  const shown = fillFence(language, code, (quote) => resolveClaims(quote) ?? quote);
  const block = blocks.get(language);
  if (!block) return shown;
  const { request } = block.parse(shown);
  return request === undefined ? "" : block.plainText(request);
}

/** The delimiter row below a table head, or a thematic break. */
function isRule(line: string): boolean {
  if (/^[\s:|-]*$/.test(line)) return line.includes("---");
  return /^[\s*]*$/.test(line) && /(?:\*\s*){3}/.test(line);
}

/** What follows the first sentence of a few sentences of markdown, as markdown; all of it where its markup crosses the two. */
export function afterFirstSentence(markdown: string): string {
  const [first = "", ...others] = splitSentences(markdown.trim().replace(/\s+/g, " "));
  return stripInlineMarkup(first).trim() === firstSentence(markdown) ? others.join("").trim() : markdown;
}

/** The first sentence of a few sentences of markdown, as readers see it: "Use the trial. Then wait." → "Use the trial." */
export function firstSentence(markdown: string): string {
  const [paragraph = ""] = markdown.trim().split(/\n\s*\n/);
  const [first = ""] = splitSentences(stripInlineMarkup(paragraph.replace(/\s+/g, " ")));
  return first.trim();
}
