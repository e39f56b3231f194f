import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import { lineStart } from "../../../lib/util/position";

/** A field of a map or an item of a list: its text, without the indent of its first line, and with the comments above it. */
type Piece = { name: string | undefined; value: unknown; text: string; cut: () => Cut | undefined };

/** A map or a list over several lines. */
type Cut = { isList: boolean; head: string; indent: string; pieces: readonly Piece[] };

/**
 * A field that the library has written anew, where all that says the same as before is as it was written before. Items may have
 * been moved, added or taken out, and parts of them changed.
 * @param before The field as it is in the file: "plans:\n  - id: low\n".
 * @param made The same field as the library writes it.
 */
export function keepWritten(before: string, made: string): string {
  const kept = merge(cutText(before), cutText(made)) ?? made;
  return isDeepStrictEqual(parseDocument(kept).toJS(), parseDocument(made).toJS()) ? kept : made;
}

/** @returns `undefined` where they are no two maps or lists over several lines. */
function merge(old: Cut | undefined, made: Cut | undefined): string | undefined {
  if (!old || !made || old.isList !== made.isList) return undefined;
  const left: (Piece | undefined)[] = [...old.pieces];
  const take = (fits: (piece: Piece, index: number) => boolean) => {
    const at = left.findIndex((piece, index) => piece && fits(piece, index));
    const [found] = left.splice(at, at === -1 ? 0 : 1, undefined);
    return found;
  };
  const same = made.pieces.map(({ name, value }) =>
    take((piece) => piece.name === name && isDeepStrictEqual(piece.value, value)),
  );
  const texts = made.pieces.map((piece, at) => {
    const former =
      same[at] ??
      (old.isList
        ? (take(({ value }) => hasSameId(value, piece.value)) ?? take((_, index) => index === at))
        : take(({ name }) => name === piece.name));
    if (former && former === same[at]) return former.text;
    return merge(former?.cut(), piece.cut()) ?? piece.text.replaceAll(`\n${made.indent}`, `\n${old.indent}`);
  });
  return old.head + texts.map((text) => (text.endsWith("\n") ? text : `${text}\n`)).join(old.indent);
}

/** Items of lists are known by their id. */
export function hasSameId(a: unknown, b: unknown): boolean {
  const [id, other] = [a, b].map((item) => (item as { id?: unknown } | null)?.id);
  return id !== undefined && id === other;
}

function cutText(text: string): Cut | undefined {
  const document = parseDocument(text);
  return cut(text, document, document.contents, 0, text.length);
}

/** @param from Where the text of the node begins, with its name or its dash. */
function cut(text: string, document: Document, node: unknown, from: number, to: number): Cut | undefined {
  if (!(isMap(node) || isSeq(node)) || node.flow) return undefined;
  const parts = node.items.map((item) =>
    isMap(node) ? (item as { key: unknown; value: unknown }) : { key: undefined, value: item },
  );
  const places = parts.map(({ key, value }) => (isMap(node) ? startOf(key) : dashBefore(text, startOf(value))));
  const [first] = places;
  if (first === undefined || places.includes(undefined)) return undefined;
  const indent = " ".repeat(first - lineStart(text, first));
  const starts = places.map((place = 0, index) =>
    index === 0 ? first : startOfComments(text, lineStart(text, place)) + indent.length,
  );
  const pieces = parts.map(({ key, value }, index) => {
    const start = starts[index] ?? 0;
    const next = starts[index + 1];
    const end = next === undefined ? to : next - indent.length;
    return {
      name: isScalar(key) ? String(key.value) : undefined,
      value: isNode(value) ? value.toJS(document) : value,
      text: text.slice(start, end),
      cut: () => cut(text, document, value, start, end),
    };
  });
  return { isList: isSeq(node), head: text.slice(from, first), indent, pieces };
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Where the dash of an item is; `undefined` where it does not stand directly before it. */
function dashBefore(text: string, item: number | undefined): number | undefined {
  const [dash] = /- +$/.exec(text.slice(item && lineStart(text, item), item)) ?? [];
  return item === undefined || dash === undefined ? undefined : item - dash.length;
}

/** Where the comments directly above a line begin. */
function startOfComments(text: string, line: number): number {
  const before = lineStart(text, line - 1);
  return line > 0 && /^[ \t]*#/.test(text.slice(before, line)) ? startOfComments(text, before) : line;
}
