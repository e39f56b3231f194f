import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";

/** Makes the boxes of a checklist usable: each can be ticked, and its text is its label. */
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

/** Puts the box and the text that follows it, up to the first block, into one label. */
function labelBox(parent: Element): void {
  const box = parent.children.find((child): child is Element => isElement(child) && child.tagName === "input");
  if (!box) return;
  delete box.properties.disabled;
  const end = parent.children.findIndex(
    (child) => isElement(child) && /^(ul|ol|p|blockquote|pre|table)$/.test(child.tagName),
  );
  const inline = parent.children.splice(0, end < 0 ? parent.children.length : end);
  parent.children.unshift({
    type: "element",
    tagName: "label",
    properties: {},
    children: inline.filter((child) => child.type !== "text" || child.value !== "\n"),
  });
}

function isElement(node: ElementContent): node is Element {
  return node.type === "element";
}
