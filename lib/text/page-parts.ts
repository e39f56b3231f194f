import type { Element, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import type { TocItem } from "./body-types";
import { wordsOfHtml } from "./html-element";
import { affiliateNote } from "./rehype-links";

/**
 * Splits a text at half the number of its top-level elements (docs/reference/behaviour.md). A heading moves to the
 * second half rather than end the first one, where it would seem to belong to the partner block. A list, table, chart or quote
 * moves to the first half rather than begin the second one, because the sentence before it introduces it.
 */
export function splitHalves(tree: Root): [first: Root, second: Root] {
  const elements = tree.children.filter((child) => child.type === "element");
  let boundary = Math.ceil(elements.length / 2);
  while (boundary > 1 && isHeading(elements[boundary - 1])) boundary -= 1;
  // Only headings before the boundary: the first half takes them, and the text below them.
  while (boundary < elements.length && isHeading(elements[boundary - 1])) boundary += 1;
  while (isIntroduced(elements[boundary])) boundary += 1;
  const start = elements[boundary];
  const at = start ? tree.children.indexOf(start) : tree.children.length;
  return [part(tree.children.slice(0, at)), part(tree.children.slice(at))];
}

function part(children: RootContent[]): Root {
  return { type: "root", children };
}

function isHeading(node: RootContent | undefined): boolean {
  return node?.type === "element" && /^h[1-6]$/.test(node.tagName);
}

/** Whether the paragraph before usually introduces it. At the top level, a `div` wraps a table. */
function isIntroduced(node: RootContent | undefined): boolean {
  return node?.type === "element" && /^(ul|ol|table|div|figure|blockquote|pre)$/.test(node.tagName);
}

/**
 * The table of contents: one item for each second-level heading, except that of
 * footnotes.
 */
export function buildToc(tree: Root): TocItem[] {
  const items: TocItem[] = [];
  visit(tree, "element", (node) => {
    const id = node.properties.id;
    if (node.tagName !== "h2" || typeof id !== "string" || id === "" || id === "footnote-label") return;
    items.push({ id, text: wordsOfHtml(node, isAside) });
  });
  return items;
}

/** Footnote marks, disclosures and text for assistive technology, which are no part of the visible text of a heading. */
function isAside({ tagName, properties: { className } }: Element): boolean {
  const classes = Array.isArray(className) ? className : [];
  return tagName === "sup" || classes.includes("visually-hidden") || classes.includes(affiliateNote);
}
