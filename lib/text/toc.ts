import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { TocItem } from "./body-types";
import { affiliateNote } from "./rehype-links";

/**
 * The table of contents: one item for each second-level heading, except that of
 * footnotes.
 */
export function buildToc(tree: Root): TocItem[] {
  const items: TocItem[] = [];
  visit(tree, "element", (node) => {
    const id = node.properties.id;
    if (node.tagName !== "h2" || typeof id !== "string" || id === "" || id === "footnote-label") return;
    items.push({ id, text: headingText(node) });
  });
  return items;
}

/** The visible text of a heading, without footnote marks, disclosures and text for assistive technology. */
function headingText(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === "text") return child.value;
      return child.type === "element" && !isAside(child) ? headingText(child) : "";
    })
    .join("");
}

function isAside({ tagName, properties: { className } }: Element): boolean {
  const classes = Array.isArray(className) ? className : [];
  return tagName === "sup" || classes.includes("visually-hidden") || classes.includes(affiliateNote);
}
