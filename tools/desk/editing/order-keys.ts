import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { PathInData } from "../../../lib/content/read/frontmatter";
import { lineStart } from "../../../lib/util/position";

/** The fields of a map in their right order; empty where any order is right. */
export type OrderOf = (path: PathInData) => readonly string[];

/** A map written over several lines whose fields are in another order. */
type Unordered = { keys: readonly { name: string; at: number }[]; end: number; order: readonly string[] };

/**
 * Puts the fields of some YAML in order, without writing it anew: comments, quotation marks and line breaks stay as they are. A
 * comment above a field moves with it. Maps between braces stay as they are.
 */
export function orderKeys(yaml: string, orderOf: OrderOf): string {
  let text = yaml;
  // Each round puts one map in order, so there are never more rounds than maps.
  for (let rounds = text.length; rounds > 0; rounds -= 1) {
    const found = findUnordered(parseDocument(text, { keepSourceTokens: false }).contents, [], orderOf);
    if (!found) return text;
    text = reorder(text, found);
  }
  return text;
}

function findUnordered(node: unknown, path: PathInData, orderOf: OrderOf): Unordered | undefined {
  if (isSeq(node)) return getFirst(node.items, (item, index) => findUnordered(item, [...path, index], orderOf));
  if (!isMap(node) || node.flow) return undefined;
  const order = orderOf(path);
  const keys = node.items.flatMap(({ key }) =>
    isScalar(key) && key.range ? [{ name: String(key.value), at: key.range[0] }] : [],
  );
  if (keys.length !== node.items.length) return undefined;
  const places = keys.map(({ name }) => placeIn(order, name));
  const isOrdered = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
  if (!isOrdered) return { keys, end: node.range?.[2] ?? 0, order };
  return getFirst(node.items, ({ key, value }) => findUnordered(value, [...path, String(key)], orderOf));
}

/** Fields that the schema does not know stay behind all others. */
function placeIn(order: readonly string[], name: string): number {
  const place = order.indexOf(name);
  return place === -1 ? order.length : place;
}

function reorder(text: string, { keys, end, order }: Unordered): string {
  const start = keys[0]?.at ?? 0;
  const indent = " ".repeat(start - lineStart(text, start));
  const cuts = [...keys.slice(1).map(({ at }) => startOfComments(text, lineStart(text, at))), end];
  const chunks = cuts.map((cut, index) => ({
    place: placeIn(order, keys[index]?.name ?? ""),
    text: withoutIndent(text.slice(index === 0 ? start : cuts[index - 1], cut), indent),
  }));
  const ordered = [...chunks].sort((a, b) => a.place - b.place).map((chunk) => withLineBreak(chunk.text));
  return text.slice(0, start) + ordered.join(indent) + text.slice(end);
}

/** Where the comments directly above a line begin. */
function startOfComments(text: string, line: number): number {
  const before = lineStart(text, line - 1);
  return line > 0 && /^[ \t]*#/.test(text.slice(before, line)) ? startOfComments(text, before) : line;
}

function withoutIndent(text: string, indent: string): string {
  return text.startsWith(indent) ? text.slice(indent.length) : text;
}

function withLineBreak(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}

function getFirst<Item, Found>(items: readonly Item[], find: (item: Item, index: number) => Found | undefined) {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
