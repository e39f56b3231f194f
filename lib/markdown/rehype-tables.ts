import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * Wraps each table so that a wide one scrolls by itself, by keyboard too, and never widens the page. A head cell without
 * words, as above a column of labels, heads nothing: it becomes a plain cell.
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
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { "data-scrolls": "", role: "region", tabIndex: 0, ariaLabel: `Table ${count}` },
        children: [node],
      };
    });
  };
}

function isEmpty(cell: Element): boolean {
  return textOf(cell).trim() === "" && cell.children.every(({ type }) => type === "text");
}

/** HTML has dropped the attribute `align`, which markdown's tables still bring; the style sheet reads this one. */
function alignCell({ properties }: Element): void {
  const { align } = properties;
  delete properties.align;
  if (typeof align === "string") properties["data-align"] = align;
}
