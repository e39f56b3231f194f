import type { Root, RootContent } from "hast";

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
