import type { Heading, Nodes, Paragraph, Parent, PhrasingContent, Root, TableCell } from "mdast";
import { quoteToken, splitSentences } from "../claims/resolve-claims";

/** Fills quotes of claims in; `undefined` when nothing of the text may be shown. */
type Resolve = (text: string) => string | undefined;

/**
 * Fills the quotes of claims in. Where a claim is withheld its sentence goes, through emphasis and links alike; so does a
 * block that has lost all of its text, a row that has lost a cell, and a block of code or a chart that quotes it anywhere.
 */
export function remarkClaims(resolve: Resolve) {
  return (tree: Root): void => {
    resolveBlocks(tree, resolve);
  };
}

/** @returns false when the node cannot be shown. */
function resolveBlock(node: Nodes, resolve: Resolve): boolean {
  if (node.type === "code") {
    const isShown = [...node.value.matchAll(quoteToken)].every(([quote]) => resolve(quote) !== undefined);
    // Quote by quote: code has no sentences to look for.
    if (isShown) node.value = node.value.replace(quoteToken, (quote) => resolve(quote) ?? quote);
    return isShown;
  }
  if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell")
    return resolveInline(node, resolve);
  return "children" in node ? resolveBlocks(node, resolve) : true;
}

function resolveBlocks(parent: Extract<Nodes, Parent>, resolve: Resolve): boolean {
  const before: Nodes[] = [...parent.children];
  const kept = before.filter((child) => resolveBlock(child, resolve));
  parent.children = kept as typeof parent.children;
  if (kept.length === before.length) return true;
  if (parent.type === "tableRow") return false;
  // Without its first row a table would take the next for its head.
  if (parent.type === "table") return kept[0] === before[0] && kept.length > 1;
  return kept.length > 0;
}

type Leaf = { text: string; write: (text: string) => void };

/** Takes whole sentences out of a run of text that emphasis, links and code divide. */
function resolveInline(parent: Paragraph | Heading | TableCell, resolve: Resolve): boolean {
  const leaves = parent.children.flatMap(leavesOf);
  const whole = leaves.map(({ text }) => text).join("");
  // Most paragraphs quote nothing, and to find their sentences takes longer than all else here.
  if (!whole.includes("{{")) return true;
  const sentences = splitSentences(whole);
  const shown = sentences.flatMap((sentence) => Array<boolean>(sentence.length).fill(resolve(sentence) !== undefined));
  if (!shown.includes(false)) {
    for (const leaf of leaves) leaf.write(resolve(leaf.text) ?? leaf.text);
    return true;
  }
  let at = 0;
  for (const leaf of leaves) {
    const rest = leaf.text
      .split("")
      .filter((_, index) => shown[at + index])
      .join("");
    at += leaf.text.length;
    leaf.write(resolve(rest) ?? "");
  }
  parent.children = parent.children.filter((child) => !isEmptied(child));
  return parent.children.flatMap(leavesOf).some(({ text }) => text.trim() !== "");
}

/** Every text below a node, in reading order. */
function leavesOf(node: PhrasingContent): Leaf[] {
  if (node.type === "text" || node.type === "inlineCode") {
    const write = (text: string) => {
      node.value = text;
    };
    return [{ text: node.value, write }];
  }
  if (node.type === "image") {
    const write = (text: string) => {
      node.alt = text;
    };
    return [{ text: node.alt ?? "", write }];
  }
  if (node.type === "break") return [{ text: "\n", write: () => {} }];
  return "children" in node ? node.children.flatMap(leavesOf) : [];
}

/** A text of which nothing is left, and what holds nothing but such texts. */
function isEmptied(node: PhrasingContent): boolean {
  const leaves = leavesOf(node);
  if (leaves.length === 0) return false;
  if ("children" in node) node.children = node.children.filter((child) => !isEmptied(child));
  return leaves.every(({ text }) => text === "");
}
