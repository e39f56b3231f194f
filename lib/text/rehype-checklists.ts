import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { element, isElement } from "./html-element";

/** Enables the check boxes of a checklist, and makes the text of each its label. */
export function rehypeChecklists() {
  return (tree: Root): void => {
    visit(tree, "element", (node) => {
      const classes = node.properties.className;
      if (node.tagName !== "li" || !Array.isArray(classes) || !classes.includes("task-list-item")) return;
      const [first] = node.children.filter(isElement);
      labelBox(first?.tagName === "p" ? first : node);
    });
  };
}

/** Wraps the check box and the inline content after it in a label. */
function labelBox(parent: Element): void {
  const box = parent.children.find((child): child is Element => isElement(child) && child.tagName === "input");
  if (!box) return;
  delete box.properties.disabled;
  const end = parent.children.findIndex(
    (child) => isElement(child) && /^(ul|ol|p|blockquote|pre|table)$/.test(child.tagName),
  );
  const inline = parent.children.splice(0, end < 0 ? parent.children.length : end);
  const content = inline.filter((child) => child.type !== "text" || child.value !== "\n");
  parent.children.unshift(element("label", {}, content));
}
