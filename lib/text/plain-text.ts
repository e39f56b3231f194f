import type { Code, List, ListItem, Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { mayQuote } from "../content/claims/quote-syntax";
import { blocks } from "./block-kinds";
import { parseBody } from "./parse-body";
import { type Resolve, remarkClaims } from "./remark-claims";

export type ResolveClaims = Resolve;

/**
 * The text of a markdown body as readers see it, one block on each line, cells of a table with tabs between them. It visits the
 * tree that the page is made of, so nothing is in it that a page withholds. Addresses, text alternatives, and comments of editors
 * are no text.
 */
export function toPlainText(markdown: string, resolve?: Resolve): string {
  const tree = parseBody(markdown);
  if (!resolve || !mayQuote(markdown)) return plainTextOf(tree);
  const filled = structuredClone(tree);
  remarkClaims(resolve)(filled);
  return plainTextOf(filled);
}

/** The same of a tree that its caller has changed. */
export function plainTextOf(tree: Root): string {
  return [...linesOf(tree), ...noteLines(tree)].filter(Boolean).join("\n");
}

function linesOf(node: Nodes): string[] {
  if (node.type === "paragraph" || node.type === "heading") return [wordsOf(node)];
  if (node.type === "tableRow") return [node.children.map(wordsOf).filter(Boolean).join("\t")];
  if (node.type === "code") return codeLines(node);
  if (node.type === "list") return node.children.flatMap((item, index) => itemLines(item, node, index));
  if (node.type === "footnoteDefinition") return [];
  return "children" in node ? node.children.flatMap(linesOf) : [];
}

/** Readers see the number of an ordered item: "14. August" begins one, too. */
function itemLines(item: ListItem, { ordered, start }: List, index: number): string[] {
  const [first = "", ...others] = linesOf(item);
  return [ordered ? `${(start ?? 1) + index}. ${first}`.trim() : first, ...others];
}

/** A block is told by its own words, and left out where it cannot be read; other code is what it is. */
function codeLines({ lang, value }: Code): string[] {
  const block = blocks.get(lang ?? "");
  if (!block) return value.split("\n");
  const { request } = block.parse(value);
  return request === undefined ? [] : [block.authorWords(request), block.siteWords?.() ?? ""];
}

/** The footnotes to which the text refers, which come last on a page. */
function noteLines(tree: Root): string[] {
  const named = new Set<string>();
  visit(tree, "footnoteReference", ({ identifier }) => {
    named.add(identifier);
  });
  const lines: string[] = [];
  visit(tree, "footnoteDefinition", (note) => {
    if (named.has(note.identifier)) lines.push(...note.children.flatMap(linesOf));
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
  return "children" in node ? node.children.map(inlineWords).join("") : "";
}
