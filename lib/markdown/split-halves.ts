import type { Root, RootContent } from "hast";

/**
 * Splits a text at half the number of its top-level elements (docs/product.md, section 9). A heading is never left alone at
 * the end of the first half: it moves to the second, with the text it announces. And the second half never begins with a
 * list, a table, a chart or a quote: these stay with the sentence that leads to them. docs/decisions/007 says why.
 */
export function splitHalves(tree: Root): [first: Root, second: Root] {
  const elements = tree.children.filter((child) => child.type === "element");
  let boundary = Math.ceil(elements.length / 2);
  while (boundary > 1 && isHeading(elements[boundary - 1])) boundary -= 1;
  // Nothing but headings before it: then the first half takes them with the text they announce.
  while (boundary < elements.length && isHeading(elements[boundary - 1])) boundary += 1;
  while (isLedTo(elements[boundary])) boundary += 1;
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

/** Whether the sentence before it announces it. At the top level a `div` is a table that scrolls. */
function isLedTo(node: RootContent | undefined): boolean {
  return node?.type === "element" && /^(ul|ol|table|div|figure|blockquote|pre)$/.test(node.tagName);
}
