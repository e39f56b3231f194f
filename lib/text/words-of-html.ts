import type { Nodes } from "hast";

/** The text in an element, or in a whole tree. */
export function wordsOfHtml(node: Nodes): string {
  if ("value" in node) return node.type === "text" ? node.value : "";
  return "children" in node ? node.children.map(wordsOfHtml).join("") : "";
}
