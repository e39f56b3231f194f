import type { Element, ElementContent, Root as Html } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { toString as textOf } from "hast-util-to-string";
import type { Heading, Image, Link, Nodes, Paragraph, Parent, PhrasingContent, Root } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** What to make of an address in a text. */
export type Target =
  | { href: string }
  /** The words stay without a link, and the report says why. */
  | { unlink: string };

export type ConvertOptions = {
  link: (href: string) => Target;
  /** The name of a picture in the content; `undefined` if it cannot be had. */
  picture: (url: string, alt: string) => Promise<string | undefined>;
};

export type Converted = {
  markdown: string;
  /** All words, for excerpts. */
  words: string;
  /** What was changed or left out, in words for an editor. */
  remarks: readonly string[];
};

/** Elements of which nothing is kept. */
const dropped = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "form",
  "input",
  "button",
  "select",
  "textarea",
  "svg",
  "canvas",
  "object",
  "applet",
  "link",
  "meta",
  "base",
]);
/** Elements whose source is a link in the text. */
const embedded = new Set(["iframe", "embed", "audio", "video"]);

const writer = unified()
  .use(remarkStringify, { bullet: "-", rule: "*", emphasis: "*", fences: true, incrementListMarker: true })
  .use(remarkGfm, { singleTilde: false });

/**
 * HTML of a text as markdown of this site. The HTML is parsed as browsers do, so that what is not closed is closed. Nothing of
 * it is executed or fetched, and no HTML is left.
 * @throws RangeError for HTML nested so deeply that it cannot be walked.
 */
export async function htmlToMarkdown(html: string, { link, picture }: ConvertOptions): Promise<Converted> {
  const remarks = new Set<string>();
  const tree = fromHtml(html, { fragment: true });
  prepare(tree, remarks);
  const root = toMdast(tree, { document: true }) as Root;
  shiftHeadings(root);
  await placePictures(root, picture, remarks);
  leadLinks(root, link, remarks);
  cleanText(root, remarks);
  tidy(root);
  dropEmpty(root);
  const markdown = writer.stringify(root).trim();
  return { markdown, words: plainWords(root), remarks: [...remarks] };
}

/** Takes out what cannot be text, and makes links of what is embedded. */
function prepare(tree: Html, remarks: Set<string>): void {
  visit(tree, (node, index, parent) => {
    // Nobody reads the places, and to copy them takes most of the time.
    delete node.position;
    if (!parent || index === undefined) return undefined;
    if (node.type === "comment" || node.type === "doctype") {
      const [, block] = (node.type === "comment" && /^\s*wp:([\w/-]+)[\s\S]*\/\s*$/.exec(node.value)) || [];
      if (block) remarks.add(`The block "${block}" has no words of its own, and is left out.`);
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type !== "element") return undefined;
    if (node.tagName === "a" && node.properties.href === undefined) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    if (dropped.has(node.tagName)) {
      if (node.tagName !== "style" && node.tagName !== "svg") remarks.add(`A "${node.tagName}" element is left out.`);
      parent.children.splice(index, 1);
      return index;
    }
    if (embedded.has(node.tagName)) {
      const url = sourceOf(node);
      const made = url ? paragraphWith(url) : undefined;
      remarks.add(
        url
          ? `What was embedded from ${url} is a link.`
          : `A "${node.tagName}" element without an address is left out.`,
      );
      parent.children.splice(index, 1, ...(made ? [made] : []));
      return index + (made ? 1 : 0);
    }
    if (node.tagName === "figure") flattenFigure(node);
    const address = node.tagName === "p" && bareAddress(node);
    if (address) node.children = paragraphWith(address).children;
    const [, behind] = /background-image:\s*url\(['"]?([^'")]+)/.exec(String(node.properties.style ?? "")) ?? [];
    if (behind)
      node.children.unshift({ type: "element", tagName: "img", properties: { src: behind, alt: "" }, children: [] });
    if (node.tagName === "sup" || node.tagName === "sub") raiseFigures(node);
    return undefined;
  });
}

/** An address alone in its paragraph is what WordPress embeds. */
function bareAddress(element: Element): string | undefined {
  return element.children.some((child) => child.type !== "text")
    ? undefined
    : /^\s*(https?:\/\/\S+)\s*$/.exec(textOf(element))?.[1];
}

/** Markdown has no raised and lowered text, but there are such figures: "H₂O", "10²". */
function raiseFigures({ tagName, children }: Element): void {
  const figures = tagName === "sup" ? "⁰¹²³⁴⁵⁶⁷⁸⁹" : "₀₁₂₃₄₅₆₇₈₉";
  for (const child of children)
    if (child.type === "text") child.value = child.value.replace(/\d/g, (digit) => figures[Number(digit)] ?? digit);
}

function sourceOf(node: Element): string | undefined {
  const own = [node, ...node.children.filter((child): child is Element => child.type === "element")];
  const url = own
    .map(({ properties }) => properties.src ?? properties.dataSrc)
    .find((value) => typeof value === "string");
  const address = typeof url === "string" ? url.trim().replace(/^\/\//, "https://") : "";
  return /^https?:\/\//i.test(address)
    ? address.replace("/embed/", address.includes("youtube") ? "/watch?v=" : "/embed/")
    : undefined;
}

function paragraphWith(url: string): Element {
  const link: Element = {
    type: "element",
    tagName: "a",
    properties: { href: url },
    children: [{ type: "text", value: url }],
  };
  return { type: "element", tagName: "p", properties: {}, children: [link] };
}

/** A figure is its content, then its caption as a paragraph in italics; that of a gallery is its figures, and no list of them. */
function flattenFigure(figure: Element): void {
  figure.children = figure.children.map((child): ElementContent => {
    if (child.type !== "element") return child;
    if (child.tagName === "figcaption") {
      const em: Element = { type: "element", tagName: "em", properties: {}, children: child.children };
      return { type: "element", tagName: "p", properties: {}, children: textOf(child).trim() === "" ? [] : [em] };
    }
    if (child.tagName === "ul")
      for (const part of [child, ...child.children]) if (part.type === "element") part.tagName = "div";
    const address = child.tagName === "div" && bareAddress(child);
    return address ? paragraphWith(address) : child;
  });
  figure.tagName = "div";
}

/** The title is the first-level heading, so those of the text begin at the second level. */
function shiftHeadings(root: Root): void {
  const headings: Heading[] = [];
  visit(root, "heading", (node) => void headings.push(node));
  const least = Math.min(...headings.map(({ depth }) => depth), 6);
  for (const heading of headings)
    heading.depth = Math.min(6, Math.max(2, heading.depth - least + 2)) as Heading["depth"];
}

async function placePictures(root: Root, place: ConvertOptions["picture"], remarks: Set<string>): Promise<void> {
  const found: { node: Image; parent: Parent }[] = [];
  visit(root, "image", (node, _, parent) => void (parent && found.push({ node, parent })));
  for (const { node, parent } of found) {
    const alt = (node.alt ?? "").replace(/\s+/g, " ").trim();
    const name = await place(node.url, alt);
    if (name === undefined) {
      remarks.add(`The picture ${node.url.slice(0, 200)} is not among the uploads, and is left out.`);
      parent.children.splice(parent.children.indexOf(node), 1);
      continue;
    }
    // A single word, or the name of a file.
    const isShort = alt.length < 10 || !alt.includes(" ");
    if (isShort)
      remarks.add(`Say what the picture ${name} shows: it has ${alt ? `only the words "${alt}"` : "no words"}.`);
    node.url = name;
    node.alt = isShort ? `Picture: ${alt || nameOf(name)}` : alt.slice(0, 160);
    node.title = null;
  }
  // A picture is a block of its own on this site, and leads nowhere.
  visit(root, "link", (node, index, parent) => {
    const only = node.children.length === 1 ? node.children[0] : undefined;
    if (parent && index !== undefined && only?.type === "image") parent.children.splice(index, 1, only);
  });
  visit(root, "paragraph", (node, index, parent) => {
    if (!parent || index === undefined || !node.children.some(({ type }) => type === "image")) return undefined;
    const parts: PhrasingContent[][] = [[]];
    for (const child of node.children) {
      if (child.type === "image") parts.push([child], []);
      else parts.at(-1)?.push(child);
    }
    parent.children.splice(index, 1, ...parts.map((children): Paragraph => ({ type: "paragraph", children })));
    return index + parts.length;
  });
}

function nameOf(picture: string): string {
  return picture.replace(/^.*\/|\.\w+$/g, "").replaceAll("-", " ");
}

function leadLinks(root: Root, lead: ConvertOptions["link"], remarks: Set<string>): void {
  visit(root, "link", (node: Link, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const target = lead(node.url.trim());
    node.title = null;
    if ("href" in target && wordsOf(node).trim() !== "") {
      node.url = target.href;
      return undefined;
    }
    if ("unlink" in target) remarks.add(target.unlink);
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
}

/** Characters that would mean something else in a content file, or nothing at all. */
function cleanText(root: Root, remarks: Set<string>): void {
  visit(root, (node) => {
    if (!("value" in node) || typeof node.value !== "string") return;
    if (node.value.includes("{{")) {
      remarks.add('Two braces in a row quote a claim on this site, so "{{" is written "{ {".');
      node.value = node.value.replaceAll("{{", "{ {");
    }
    if (node.type === "text")
      node.value = node.value
        .replace(/[\u00ad\u200b\u200c\u2060\ufeff]/g, "")
        .replace(/[\u00a0\u2007\u202f]/g, " ")
        .replace(/ {2,}/g, " ")
        .normalize("NFC");
  });
}

const emphases = new Set(["emphasis", "strong", "delete", "link"]);
const lines = new Set(["paragraph", "heading", "tableCell"]);

/**
 * Editors leave spaces and line breaks at the ends of bold words, links and paragraphs, and bold in bold, which markdown could
 * write only with character references. They go, or stand outside. Items of lists have empty lines only where they have several paragraphs.
 */
function tidy(parent: Parent): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index] as Nodes;
    if (!("children" in node)) continue;
    tidy(node);
    if (node.type === "listItem") node.spread = node.children.filter(({ type }) => type !== "list").length > 1;
    if (node.type === "list") node.spread = node.children.some(({ spread }) => spread);
    if (!emphases.has(node.type)) continue;
    const before = takeSpace(node, 0) || (node.type === "link" && parent.children[index - 1]?.type === "link");
    const after = takeSpace(node, -1);
    const inside = node.type === parent.type ? node.children : [node];
    const put = [...(before ? [space] : []), ...inside, ...(after ? [space] : [])].map((one) => ({ ...one }));
    parent.children.splice(index, 1, ...(put as Parent["children"]));
    index += put.length - 1;
  }
  if (lines.has(parent.type)) for (const end of [0, -1] as const) takeSpace(parent, end);
}

const space = { type: "text", value: " " } as const;

/** Takes spaces and line breaks from the beginning (0) or the end (-1). @returns Whether there were some. */
function takeSpace({ children }: Parent, end: 0 | -1): boolean {
  for (let found = false; ; found = true) {
    const node = children.at(end);
    if (node?.type === "text") {
      const rest = end === 0 ? node.value.trimStart() : node.value.trimEnd();
      found ||= rest !== node.value;
      node.value = rest;
    }
    const isGone = node?.type === "break" || (node?.type === "text" && node.value === "");
    if (!isGone) return found;
    children.splice(end, 1);
  }
}

function dropEmpty(root: Root): void {
  const isEmpty = (node: Nodes): boolean =>
    "children" in node &&
    node.type !== "tableCell" &&
    node.type !== "tableRow" &&
    node.children.every((child) => isEmpty(child as Nodes) || isBlank(child as PhrasingContent));
  visit(root, (node, index, parent) => {
    if (
      !parent ||
      index === undefined ||
      !["paragraph", "heading", "emphasis", "strong", "delete", "blockquote", "listItem"].includes(node.type)
    )
      return undefined;
    if (!isEmpty(node as Nodes)) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === "break" || (node.type === "text" && node.value.trim() === "");
}

/** The words of paragraphs, which excerpts are made of. */
function plainWords(root: Root): string {
  const words: string[] = [];
  visit(root, "paragraph", (node) => void words.push(wordsOf(node, { includeImageAlt: false })));
  return words.join(" ").replace(/\s+/g, " ").trim();
}
