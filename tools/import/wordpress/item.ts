import { XMLParser } from "fast-xml-parser";
import { decodeText } from "../text/decode-text";

/** A parsed item: its elements by name, with text as strings. */
export type Item = Readonly<Record<string, unknown>>;

const lists = new Set(["category", "wp:postmeta", "wp:author", "wp:category", "wp:tag", "wp:term", "wp:comment"]);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  isArray: (name) => lists.has(name),
});

/** @throws Error if it is no XML that can be read. */
export function parseItem(xml: string): Item {
  const { item } = parser.parse(dropForbidden(xml)) as { item?: Item };
  if (!item || typeof item !== "object") throw new Error("It is empty.");
  return item;
}

/** The elements of the channel before its first item. */
export function parseHead(xml: string): Item {
  const channel = xml.slice(xml.indexOf("<channel"));
  const { channel: read } = parser.parse(dropForbidden(`${channel}</channel>`)) as { channel?: Item };
  return typeof read === "object" ? read : {};
}

/** The text of an element; empty if it is missing. */
export function textOf(item: Item, name: string): string {
  return flatten(item[name]);
}

/** The text of an element that is one line of plain words, with its HTML entities read. */
export function wordsOf(item: Item, name: string): string {
  return decodeText(textOf(item, name));
}

/** Elements that can be there several times. */
export function listOf(item: Item, name: string): readonly Item[] {
  const value = item[name];
  return (Array.isArray(value) ? value : []).map((one) => (typeof one === "object" && one ? one : { "#text": one }));
}

/** The custom fields of a text, which plugins write. */
export function metaOf(item: Item): ReadonlyMap<string, string> {
  return new Map(listOf(item, "wp:postmeta").map((one) => [textOf(one, "wp:meta_key"), textOf(one, "wp:meta_value")]));
}

function flatten(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return flatten(value[0]);
  return value && typeof value === "object" ? flatten((value as Item)["#text"]) : "";
}

/** Characters that XML forbids are in many exports. */
function dropForbidden(xml: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for.
  return xml.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}
