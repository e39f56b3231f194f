import { isMap, isSeq, parseDocument, type YAMLMap } from "yaml";
import { lineStart } from "../../../lib/util/position";

/**
 * Adds an item to a list at the top of some fields, without writing anything else anew. A list that is missing is made at the end.
 * @param item As YAML on one line.
 * @throws Error if the field is something else than a list.
 */
export function addToList(fields: string, name: string, item: string): string {
  const map = parseDocument(fields).contents as YAMLMap | null;
  if (map && !isMap(map)) throw new Error(`These are not fields, so nothing can be added to "${name}".`);
  const list = map?.get(name, true);
  if (list === undefined) return `${fields}${name}:${item.startsWith("{") ? `\n  - ${item}` : ` [${item}]`}\n`;
  if (!isSeq(list) || !list.range) throw new Error(`"${name}" is not a list, so nothing can be added to it.`);
  const [start, end] = list.range;
  if (list.flow) {
    const between = list.items.length > 0 ? ", " : "";
    return `${fields.slice(0, end - 1).trimEnd()}${between}${item}${fields.slice(end - 1)}`;
  }
  const indent = " ".repeat(start - lineStart(fields, start));
  const before = fields.slice(0, end);
  return `${before}${before.endsWith("\n") ? "" : "\n"}${indent}- ${item}\n${fields.slice(end)}`;
}
