import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { variantFormats, variantSet, widthsFor } from "../util/media-address";
import type { RenderContext } from "./body-types";
import { element, text, wordsOfHtml } from "./html-element";

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
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { "data-scrolls": "", role: "region", tabIndex: 0, ariaLabel: title ?? `Table ${count}` },
        children: [node],
      };
    });
  };
}

/** A first cell of a few words, such as a date, has one line. */
const isShort = /^(?=.{1,14}$)\S+ \S/;

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

/** Width of the text column: 92% of a small screen, 704 pixels on larger ones. */
const ofText = "(min-width: 48rem) 704px, 92vw";

/** Replaces picture names by addresses, with variants for several widths, and with dimensions to avoid layout shift. */
export function rehypePictures(pictureOf: RenderContext["pictureOf"]) {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName !== "img" || !parent || index === undefined) return undefined;
      if (!pictureOf) return undefined;
      const name = String(node.properties.src);
      const picture = pictureOf(name);
      if (picture) parent.children[index] = buildPicture(node, picture, ofText);
      // What cannot be shown is left out, and its words say what it would show.
      else if (name.startsWith("/images/"))
        parent.children[index] = { type: "text", value: String(node.properties.alt) };
      else return undefined;
      return SKIP;
    });
  };
}

type ShownFile = { src: string; width: number; height: number };

/** A picture in the sizes that exist of it. @param sizes The displayed width, as the attribute has it. */
export function buildPicture(image: Element, { src, width, height }: ShownFile, sizes: string): Element {
  const [avif, webp] = variantFormats.map((format) => variantSet(src, format, widthsFor(width)));
  const properties = { ...image.properties, src, width, height, loading: "lazy", decoding: "async" };
  if (!avif || !webp) return { ...image, properties };
  return element("picture", {}, [
    element("source", { type: "image/avif", srcSet: avif, sizes }),
    { ...image, properties: { ...properties, srcSet: webp, sizes } },
  ]);
}
