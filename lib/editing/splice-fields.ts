import { type Document, isMap, isScalar, parseDocument } from "yaml";

/**
 * Writes some fields of a changed document into the text that it was parsed from. The library keeps comments and quotation
 * marks, but not every space, so only the changed fields are taken from it.
 */
export function spliceFields(before: string, document: Document, changed: ReadonlySet<string>): string {
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: before.includes("{ ") });
  const old = cutFields(before);
  const made = cutFields(written);
  const parts = [...made.fields].map(([name, text]) => (changed.has(name) ? text : (old.fields.get(name) ?? text)));
  return old.head + parts.map((part) => (part.endsWith("\n") ? part : `${part}\n`)).join("");
}

/** The text of each field at the top, up to the line of the next one, and what stands before the first. */
function cutFields(text: string): { head: string; fields: ReadonlyMap<string, string> } {
  const { contents } = parseDocument(text);
  const keys = (isMap(contents) ? contents.items : []).flatMap(({ key }) =>
    isScalar(key) && key.range ? [{ name: String(key.value), at: key.range[0] }] : [],
  );
  const fields = keys.map(({ name, at }, index) => [name, text.slice(at, keys[index + 1]?.at)] as const);
  return { head: text.slice(0, keys[0]?.at ?? text.length), fields: new Map(fields) };
}
