import { Document, isScalar, isSeq, parseDocument, visit } from "yaml";

/**
 * Changes some fields, and prints them all: comments, quotation marks and the order of fields stay, while spaces and line
 * breaks become those of the library. Without a change, the text stays as it is.
 */
export function editFields(fields: string, edit: (document: Document) => void): string {
  const document = parseDocument(fields);
  const before = print(document);
  edit(document);
  const after = print(document);
  return after === before ? fields : after;
}

/** New fields, with lists of words in brackets. Absent fields are left out. */
export function writeFields(data: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(data).filter(([, value]) => value !== undefined);
  const document = new Document(Object.fromEntries(given));
  visit(document, {
    Seq: (_, list) => {
      const isShort = list.items.every((item) => isScalar(item) && String(item.value).length <= 30);
      if (isShort) list.flow = true;
    },
  });
  return print(document);
}

/** Adds items to a list at the top, which is made at the end where it is missing. @throws Error if the field is no list. */
export function addToList(document: Document, name: string, items: readonly unknown[]): void {
  const isOfWords = items.every((item) => typeof item === "string");
  if (!document.has(name)) document.set(name, document.createNode([], { flow: isOfWords }));
  const list: unknown = document.get(name, true);
  if (!isSeq(list)) throw new Error(`"${name}" is not a list, so nothing can be added to it.`);
  if (list.items.length === 0) list.flow = isOfWords;
  for (const item of items) list.add(document.createNode(item, { flow: true }));
}

function print(document: Document): string {
  if (document.contents === null && document.commentBefore === null && document.comment === null) return "";
  const options = {
    lineWidth: 0,
    flowCollectionPadding: true,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  };
  return withoutSpaces(document.toString(options));
}

/** The library pads all brackets or none; the content is written as `[a, b]` and `{ a: b }`. */
function withoutSpaces(printed: string): string {
  const spaces: number[] = [];
  visit(parseDocument(printed), {
    Seq: (_, { flow, range }) => {
      if (flow && range) spaces.push(...[range[0] + 1, range[1] - 2].filter((at) => printed[at] === " "));
    },
  });
  return spaces.sort((a, b) => b - a).reduce((text, at) => text.slice(0, at) + text.slice(at + 1), printed);
}
