import { isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import { lineStart } from "../../../lib/util/position";

/** Removes items from a list at the top of some fields; what stays is written as before. Without the list, nothing changes. */
export function removeFromList(fields: string, name: string, isUnwanted: (item: unknown) => boolean): string {
  const document = parseDocument(fields);
  const pair = isMap(document.contents)
    ? document.contents.items.find(({ key }) => isScalar(key) && key.value === name)
    : undefined;
  const list = pair?.value;
  if (!isSeq(list) || !list.range) return fields;
  const items = list.items.filter(isNode);
  const kept = items.filter((item) => !isUnwanted(item.toJS(document)));
  if (kept.length === items.length) return fields;
  const [start, end] = list.range;
  if (list.flow || kept.length === 0) {
    const words = kept.map(({ range }) => fields.slice(range?.[0], range?.[1]));
    const from = list.flow ? start : fields.lastIndexOf(":", start) + 1;
    const to = list.flow ? end : fields.slice(0, end).trimEnd().length;
    return `${fields.slice(0, from)}${list.flow ? "" : " "}[${words.join(", ")}]${fields.slice(to)}`;
  }
  const getLine = (at: number) => lineStart(fields, at);
  return items.reduceRight((text, item, index) => {
    if (kept.includes(item)) return text;
    const next = items[index + 1]?.range?.[0];
    return text.slice(0, getLine(item.range?.[0] ?? 0)) + text.slice(next === undefined ? end : getLine(next));
  }, fields);
}
