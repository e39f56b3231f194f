import type { Code, List, ListItem, Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { mayQuote } from "../content/claims/quote-syntax";
import { parseBody } from "../content/markdown/parse-body";
import { limits } from "../util/limits";
import { memo } from "../util/memo";
import { blocks } from "./blocks";
import { type Resolve, remarkClaims } from "./remark-claims";

/**
 * The text of a markdown body as readers see it, one block on each line, cells of a table with tabs between them. It visits the
 * tree that the page is made of, so nothing is in it that a page withholds. Addresses, text alternatives, and comments of editors
 * are no text.
 */
export function toPlainText(markdown: string, resolve?: Resolve): string {
  let tree = parseBody(markdown);
  if (resolve && mayQuote(markdown)) {
    tree = structuredClone(tree);
    remarkClaims(resolve)(tree);
  }
  return linesOf(tree)
    .map(({ text }) => text)
    .join("\n");
}

/** A line of plain text. `offset` is that of the block in the body that has it. */
type TextLine = { text: string; offset: number };

/** The lines of a tree, as readers see them. */
export function linesOf(tree: Root): TextLine[] {
  return [...linesIn(tree), ...noteLines(tree)].filter(({ text }) => text !== "");
}

function linesIn(node: Nodes): TextLine[] {
  const offset = node.position?.start.offset ?? 0;
  if (node.type === "paragraph" || node.type === "heading") return [{ text: wordsOf(node), offset }];
  if (node.type === "tableRow") {
    const cells = node.children.map((cell) => wordsOf(cell)).filter(Boolean);
    return [{ text: cells.join("\t"), offset }];
  }
  if (node.type === "code") return codeLines(node).map((text) => ({ text, offset }));
  if (node.type === "list") return node.children.flatMap((item, index) => itemLines(item, node, index));
  if (node.type === "footnoteDefinition") return [];
  return "children" in node ? node.children.flatMap(linesIn) : [];
}

/** Readers see the number of an ordered item: "14. August" begins one, too. */
function itemLines(item: ListItem, { ordered, start }: List, index: number): TextLine[] {
  const [first, ...others] = linesIn(item);
  if (!ordered) return first ? [first, ...others] : others;
  const text = `${(start ?? 1) + index}. ${first?.text ?? ""}`.trim();
  return [{ text, offset: first?.offset ?? item.position?.start.offset ?? 0 }, ...others];
}

/** A block is told by its own words, and left out where it cannot be read; other code is what it is. */
function codeLines({ lang, value }: Code): string[] {
  const block = blocks.get(lang ?? "");
  if (!block) return value.split("\n");
  const { request } = block.parse(value);
  return request === undefined ? [] : block.authorWords(request).split("\n");
}

/** The footnotes to which the text refers, which come last on a page. */
function noteLines(tree: Root): TextLine[] {
  const named = new Set<string>();
  visit(tree, "footnoteReference", ({ identifier }) => {
    named.add(identifier);
  });
  const lines: TextLine[] = [];
  if (named.size === 0) return lines;
  visit(tree, "footnoteDefinition", (note) => {
    if (named.has(note.identifier)) lines.push(...note.children.flatMap((child) => linesIn(child)));
  });
  return lines;
}

/** The words of one line. The spaces around what is no text become one. */
function wordsOf(node: Nodes): string {
  return inlineWords(node)
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

function inlineWords(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "break") return " ";
  return "children" in node ? node.children.map((child) => inlineWords(child)).join("") : "";
}

/** Minutes to read an entry: `readTime` of the file, or computed from its words, at least 1. Kept: pages ask for the same articles in many lists. */
export const getReadTime = memo(
  (entry: { readTime?: number | undefined; body: string }): number =>
    entry.readTime ?? Math.max(1, Math.round(countWords(entry.body) / limits.wordsPerMinute)),
);

/** The words of a markdown text as readers see it. Markup, addresses, comments and punctuation alone do not count. @param resolve Fills in its quotes. */
export function countWords(markdown: string, resolve?: Resolve): number {
  return toPlainText(markdown, resolve)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
