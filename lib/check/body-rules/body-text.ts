import type { Nodes } from "mdast";
import { parseBody } from "../../content/markdown/parse-body";
import type { Finding } from "../../util/position";

/** A body as text, lines and the nodes of its syntax tree. */
export type BodyText = {
  text: string;
  lines: readonly string[];
  /** In the order of the text. Every rule goes through them. */
  nodes: readonly Nodes[];
};

export function readBody(text: string): BodyText {
  const nodes: Nodes[] = [];
  const collect = (node: Nodes): void => {
    nodes.push(node);
    if ("children" in node) for (const child of node.children) collect(child);
  };
  collect(parseBody(text));
  return { text, lines: text.split("\n"), nodes };
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
