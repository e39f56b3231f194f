import type { Element, ElementContent, Nodes, Properties, Text } from "hast";

type AnyProperties = Record<string, string | number | string[]>;

/** An element of a syntax tree, with text or other elements in it. */
export function element(tagName: string, properties: AnyProperties, content: string | ElementContent[] = []): Element {
  const children: ElementContent[] = typeof content === "string" ? [text(content)] : content;
  return { type: "element", tagName, properties: properties as Properties, children };
}

export function text(value: string): Text {
  return { type: "text", value };
}

/** Whether a node is an element, and no text or comment. */
export function isElement(node: ElementContent): node is Element {
  return node.type === "element";
}

/** The caption of a figure: its title and a line of explanation. */
export function caption(title: string, words: string): Element {
  return element("figcaption", {}, [element("strong", {}, title), text(" "), element("span", {}, words)]);
}

/** A table with one row of head cells. */
export function tableElement(head: ElementContent[], rows: readonly ElementContent[][]): Element {
  const row = (cells: ElementContent[]) => element("tr", {}, cells);
  return element("table", {}, [element("thead", {}, [row(head)]), element("tbody", {}, rows.map(row))]);
}

/** The text in an element, or in a whole tree, without that of some elements. */
export function wordsOfHtml(node: Nodes, isLeftOut: (one: Element) => boolean = () => false): string {
  if (node.type === "text") return node.value;
  if (!("children" in node) || (node.type === "element" && isLeftOut(node))) return "";
  return node.children.map((child) => wordsOfHtml(child, isLeftOut)).join("");
}
