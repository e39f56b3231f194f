import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { element, isElement, text, wordsOfHtml } from "./html-element";

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
      if (node.tagName === "td") showSign(node);
      const first = node.tagName === "tr" && node.children.find(isElement);
      if (first && first.tagName === "td" && isShort.test(wordsOfHtml(first))) first.properties["data-short"] = "";
      if (node.tagName === "th" || node.tagName === "td") return alignCell(node);
      if (node.tagName !== "table" || !parent || index === undefined) return;
      if (parent.type === "element" && parent.properties["data-scrolls"] !== undefined) return;
      count += 1;
      const title = parent.type === "element" ? titleOf(parent) : undefined;
      const region = { "data-scrolls": "", role: "region", tabIndex: 0, ariaLabel: title ?? `Table ${count}` };
      parent.children[index] = element("div", region, [node]);
    });
  };
}

/** A first cell of a few words, such as a date, has one line. */
const isShort = /^(?=.{1,14}$)\S+ \S/;

/** The title of a figure, which its caption begins with. */
function titleOf({ tagName, children }: Element): string | undefined {
  const caption = children.filter(isElement).find((child) => child.tagName === "figcaption");
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

/** The signs that a cell may begin with, and what each says: looks and words of components/review/answer-sign.tsx. */
const signs: Readonly<Record<string, string>> = { "✓": "good", "◐": "partly", "✕": "bad" };

/** Shows the sign of a cell as tables of apps do, and its words beside it. */
function showSign(cell: Element): void {
  const [first, ...others] = cell.children;
  if (first?.type !== "text") return;
  const { value } = first;
  const kind = value.charAt(1) === " " ? signs[value.charAt(0)] : undefined;
  if (!kind) return;
  const sign = element(
    "span",
    { className: ["answer-sign", `answer-sign-${kind}`], ariaHidden: "true" },
    value.charAt(0),
  );
  const words = element("span", { className: ["visually-hidden"] }, `${kind}:`);
  const content = element("span", {}, [words, text(value.slice(1)), ...others]);
  cell.children = [element("span", { className: ["signed"] }, [sign, content])];
}
