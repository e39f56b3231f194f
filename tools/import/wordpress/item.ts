import { decodeText } from "../text/decode-text";

/** An element of an export: its text, and the elements in it. */
export type Item = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: Item[];
};

/** The text of an element; empty if it is missing. */
export function textOf(item: Item, name: string): string {
  return item.children.find((one) => one.name === name)?.text ?? "";
}

/** The text of an element that is one line of plain words, with its HTML entities read. */
export function wordsOf(item: Item, name: string): string {
  return decodeText(textOf(item, name));
}

/** Elements that can be there several times. */
export function listOf(item: Item, name: string): readonly Item[] {
  return item.children.filter((one) => one.name === name);
}

/** The custom fields of a text, which plugins write. */
export function metaOf(item: Item): ReadonlyMap<string, string> {
  return new Map(listOf(item, "wp:postmeta").map((one) => [textOf(one, "wp:meta_key"), textOf(one, "wp:meta_value")]));
}
