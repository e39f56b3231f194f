import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Makes every heading some levels lower, down to `h6`, for a text below a heading of the page. */
export function rehypeLowerHeadings(levels: number) {
  return (tree: Root): void => {
    visit(tree, "element", (node) => {
      const [, level] = /^h([1-6])$/.exec(node.tagName) ?? [];
      if (level) node.tagName = `h${Math.min(6, Number(level) + levels)}`;
    });
  };
}
