import { type Document, isMap, isScalar, parseDocument } from "yaml";
import { lineStart } from "../../../lib/util/position";
import { keepWritten } from "./keep-written";

/**
 * Writes some fields of a changed document into the text that it was parsed from. The library keeps comments and quotation
 * marks, but not every space and line break, so only what has changed is taken from it.
 */
export function spliceFields(before: string, document: Document, changed: ReadonlySet<string>): string {
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: before.includes("{ ") });
  const old = cutFields(before);
  const made = cutFields(written);
  const parts = [...made.fields].map(([name, text]) => {
    const former = old.fields.get(name);
    if (former === undefined) return text;
    return changed.has(name) ? keepWritten(former, text) : former;
  });
  return old.head + parts.map((part) => (part.endsWith("\n") ? part : `${part}\n`)).join("") + old.tail;
}

/**
 * The text of each field at the top, with the comments above it, up to those of the next one; and what is before the first
 * and below the last.
 */
function cutFields(text: string): { head: string; fields: ReadonlyMap<string, string>; tail: string } {
  const { contents } = parseDocument(text);
  const keys = (isMap(contents) ? contents.items : []).flatMap(({ key }) =>
    isScalar(key) && key.range ? [{ name: String(key.value), at: key.range[0] }] : [],
  );
  const starts = keys.map(({ at }, index) => (index === 0 ? at : startOfComments(text, at)));
  const end = Math.min(text.slice(0, startOfComments(text, text.length)).trimEnd().length + 1, text.length);
  const fields = keys.map(({ name }, index) => [name, text.slice(starts[index], starts[index + 1] ?? end)] as const);
  return { head: text.slice(0, starts[0] ?? text.length), fields: new Map(fields), tail: text.slice(end) };
}

/** Where the comments directly above a line, in its column, begin. */
function startOfComments(text: string, line: number): number {
  const before = lineStart(text, line - 1);
  return line > 0 && text[before] === "#" ? startOfComments(text, before) : line;
}
