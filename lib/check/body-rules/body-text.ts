import type { Nodes, Root } from "mdast";
import { parseBody } from "../../content/markdown/parse-body";
import type { Finding } from "../../util/position";

/** A body as text, lines and syntax tree. */
export type BodyText = {
  text: string;
  lines: readonly string[];
  tree: Root;
  /** All nodes of the tree, in the order of the text. Every rule goes through them. */
  nodes: readonly Nodes[];
  /** The text with spaces in place of comments and code, so that all other offsets stay the same. */
  prose: string;
};

export function readBody(text: string): BodyText {
  const tree = parseBody(text);
  const nodes: Nodes[] = [];
  const collect = (node: Nodes): void => {
    nodes.push(node);
    if ("children" in node) for (const child of node.children) collect(child);
  };
  collect(tree);
  const prose = without(text, nodes, ({ type }) => type === "html" || type === "code" || type === "inlineCode");
  return { text, lines: text.split("\n"), tree, nodes, prose };
}

export function findingAt(node: Nodes, message: string): Finding {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1, message };
}

/** The visible text of a node. A picture counts as its text alternative. */
export function getWords(node: Nodes): string {
  if ("value" in node) return node.type === "html" ? "" : node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(getWords).join("") : "";
}

/** The markdown of a node. */
export function getSource({ text }: BodyText, node: Nodes): string {
  return text.slice(node.position?.start.offset, node.position?.end.offset);
}

/** The text with some nodes replaced by spaces, so that all other offsets stay the same. */
export function without(text: string, nodes: readonly Nodes[], isBlanked: (node: Nodes) => boolean): string {
  const parts: string[] = [];
  let at = 0;
  for (const node of nodes) {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (start < at || !isBlanked(node)) continue;
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\n]/g, " "));
    at = end;
  }
  return [...parts, text.slice(at)].join("");
}
