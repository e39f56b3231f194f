import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { wordsOfHtml } from "./words-of-html";

/**
 * Wraps each table in a region that scrolls, also by keyboard, so that a wide table never widens the page. The region is
 * named after the figure around it, or else by a number. An empty head cell, as above a column of labels, becomes a `td`:
 * it would be an empty heading.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName === "th" && isEmpty(node)) node.tagName = "td";
      if (node.tagName === "th" || node.tagName === "td") return alignCell(node);
      if (node.tagName !== "table" || !parent || index === undefined) return;
      if (parent.type === "element" && parent.properties["data-scrolls"] !== undefined) return;
      count += 1;
      const title = parent.type === "element" ? titleOf(parent) : undefined;
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { "data-scrolls": "", role: "region", tabIndex: 0, ariaLabel: title ?? `Table ${count}` },
        children: [node],
      };
    });
  };
}

/** The title of a figure, which its caption begins with. */
function titleOf({ tagName, children }: Element): string | undefined {
  const caption = children.find(
    (child): child is Element => child.type === "element" && child.tagName === "figcaption",
  );
  const [title] = caption?.children ?? [];
  return tagName === "figure" && title ? wordsOfHtml(title) : undefined;
}

function isEmpty(cell: Element): boolean {
  return wordsOfHtml(cell).trim() === "" && cell.children.every(({ type }) => type === "text");
}

/** Replaces the obsolete attribute `align` of markdown tables by one that the style sheet reads. */
function alignCell({ properties }: Element): void {
  const { align } = properties;
  delete properties.align;
  if (typeof align === "string") properties["data-align"] = align;
}
