import { LRUCache } from "lru-cache";
import type { Definition, Nodes, Root } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import type { Processor } from "unified";
import { visit } from "unist-util-visit";
import { findForbidden, withoutForbidden } from "../../util/characters";
import type { ParsedEntry } from "../read/parse-entry";

/** "3~5 seconds" and "7~10" are ranges: only two tildes strike out, unlike on GitHub. */
export const gfmOptions = { singleTilde: false };

export const parser = remark().use(remarkGfm, gfmOptions).freeze();

/** The same, without the rule that links addresses in running text: that stops at each letter, and takes half of the time. */
const quickParser = remark().use(remarkGfm, gfmOptions).use(dropAutolinks).freeze();

function dropAutolinks(this: Processor): void {
  for (const { text = {} } of this.data().micromarkExtensions ?? [])
    for (const [code, rules] of Object.entries(text))
      Object.assign(text, { [code]: [rules ?? []].flat().filter(({ name }) => !name?.endsWith("Autolink")) });
}

/** What may be an address that is no link yet. A false match only costs time. */
const bareAddress = /(?<!\]\()https?:|www\.|@/i;

/** How much text is kept parsed, in characters: about sixty articles, and a few megabytes of trees. */
const keptCharacters = 500_000;

const parsed = new LRUCache<string, Root>({ maxSize: keptCharacters });

/**
 * The syntax tree of a body, the same object for whatever is made of one text: page, feeds, export, plain text, checks.
 * Parsing takes longer than all that. Whoever changes the tree works on a `structuredClone`.
 */
export function parseBody(body: string): Root {
  const known = parsed.get(body);
  if (known) return known;
  const tree = (bareAddress.test(body) ? parser : quickParser).parse(body);
  cutBelow(tree);
  if (body.includes("]:")) resolveReferences(tree);
  if (findForbidden(body)) visit(tree, removeForbidden);
  parsed.set(body, tree, { size: body.length + 1 });
  return tree;
}

/** Leaves out what nests deeper than anything that somebody writes: no stack would hold what is made of it. */
function cutBelow(node: Nodes, levels = 100): void {
  if (!("children" in node)) return;
  if (levels === 0) node.children = [];
  for (const child of node.children) cutBelow(child, levels - 1);
}

/** `[words][1]` becomes a link with its address, like any other. The first definition counts. */
function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, "definition", (node, index = 0, parent) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    parent?.children.splice(index, 1);
    return index;
  });
  visit(tree, (node) => {
    if (node.type !== "linkReference" && node.type !== "imageReference") return;
    const { url, title } = definitions.get(node.identifier) ?? {};
    if (url !== undefined) Object.assign(node, { type: node.type === "linkReference" ? "link" : "image", url, title });
  });
}

/** From what is read, so that every node keeps its place in the body. */
function removeForbidden(node: Nodes): void {
  if ("value" in node) node.value = withoutForbidden(node.value);
  if ("alt" in node && node.alt) node.alt = withoutForbidden(node.alt);
  if ("title" in node && node.title) node.title = withoutForbidden(node.title);
}

const comment = /<!--[\s\S]*?(?:-->|$)/g;

/** A markdown text with spaces in place of editors' comments, so that every other character stays where it is. In code they are text. */
export function blankComments(markdown: string): string {
  if (!markdown.includes("<!--")) return markdown;
  let left = markdown;
  visit(parseBody(markdown), "html", ({ value, position }) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined || !value.includes("<!--")) return;
    const written = left.slice(start.offset, end.offset);
    const blank = written.replace(comment, (one) => one.replace(/[^\n]/g, " "));
    left = left.slice(0, start.offset) + blank + left.slice(end.offset);
  });
  return left;
}

/** A file as written, with spaces in place of editors' comments: no rule on words reads them. */
export function readableText({ text, body }: ParsedEntry<unknown>): string {
  return body.includes("<!--") ? text.slice(0, text.length - body.length) + blankComments(body) : text;
}
