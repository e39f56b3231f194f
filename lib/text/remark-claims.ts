import type { Heading, Nodes, Paragraph, Parent, PhrasingContent, Root, TableCell, Text } from "mdast";
import { claimAddress, quoteToken, splitSentences } from "../content/claims/quote-syntax";
import { routes } from "../util/routes";

/** Replaces `{{claim:…}}` by the claim; `undefined` if no part of the text may be shown. */
export type Resolve = (text: string) => string | undefined;

/**
 * Replaces `{{claim:…}}` by the claims, and leads `[words](claim:…)` to the ledger's page. A withheld claim takes its whole sentence with it, also across emphasis and
 * links. A block without any text left is removed, and so are a table row that loses a cell, and a code block or
 * chart that uses a withheld claim.
 */
export function remarkClaims(resolve: Resolve) {
  return (tree: Root): void => {
    resolveBlocks(tree, resolve);
  };
}

/** @returns whether the node may be shown. */
function resolveBlock(node: Nodes, resolve: Resolve): boolean {
  if (node.type === "code") {
    const isShown = [...node.value.matchAll(quoteToken)].every(([quote]) => resolve(quote) !== undefined);
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
  // The first row is the head; without it the second would take its role.
  if (parent.type === "table") return kept[0] === before[0] && kept.length > 1;
  return kept.length > 0;
}

type Leaf = { text: string; write: (text: string) => void };

/** Removes whole sentences from text that is split by emphasis, links and code. */
function resolveInline(parent: Paragraph | Heading | TableCell, resolve: Resolve): boolean {
  resolveClaimLinks(parent, resolve);
  const leaves = parent.children.flatMap(getLeaves);
  const whole = leaves.map(({ text }) => text).join("");
  // Most paragraphs have no claim, and splitting sentences is the slowest step here.
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
  return parent.children.flatMap(getLeaves).some(({ text }) => text.trim() !== "");
}

/** All texts below a node, in reading order. */
function getLeaves(node: PhrasingContent): Leaf[] {
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
  return "children" in node ? node.children.flatMap(getLeaves) : [];
}

/** Whether nothing is left of the texts below a node. */
function isEmptied(node: PhrasingContent): boolean {
  const leaves = getLeaves(node);
  if (leaves.length === 0) return false;
  if ("children" in node) node.children = node.children.filter((child) => !isEmptied(child));
  return leaves.every(({ text }) => text === "");
}

/**
 * Leads words that are a claim, `[words](claim:id)`, to the entry on the ledger's page. Of a claim that is withheld the
 * fallback stays as a text, `[words|fallback](claim:id)`; without one a quote stays, which takes its sentence with it.
 */
function resolveClaimLinks(parent: Parent, resolve: Resolve): void {
  parent.children = parent.children.flatMap((child) => {
    const id = child.type === "link" ? claimAddress.exec(child.url)?.[1] : undefined;
    if (child.type !== "link" || id === undefined) {
      if ("children" in child) resolveClaimLinks(child, resolve);
      return child;
    }
    const quote = `{{claim:${id}}}`;
    const shown = resolve(quote);
    const [words, fallback] = splitAtLine(child.children);
    if (shown === undefined) return fallback ?? text(quote);
    // A claim that is not in the ledger leads nowhere. The check reports it.
    return shown === quote ? words : { ...child, url: routes.howWeKnow(id), children: words };
  }) as typeof parent.children;
}

/** What is before and after the first "|"; nothing is after it where there is none. */
function splitAtLine(children: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]?] {
  const at = children.findIndex((child) => child.type === "text" && child.value.includes("|"));
  const node = children[at];
  if (node?.type !== "text") return [[...children]];
  const line = node.value.indexOf("|");
  return [
    [...children.slice(0, at), text(node.value.slice(0, line))],
    [text(node.value.slice(line + 1)), ...children.slice(at + 1)],
  ];
}

function text(value: string): Text {
  return { type: "text", value };
}
