import { isMap, isSeq, parseDocument, type YAMLMap } from "yaml";
import { lineStart } from "../../../lib/util/position";

/**
 * Adds items to a list at the top of some fields, without writing anything else anew. A list that is missing is made at the end.
 * @param items Each as YAML on one line.
 * @throws Error if the field is something else than a list.
 */
export function addToList(fields: string, name: string, items: string | readonly string[]): string {
  const given = [items].flat();
  const map = parseDocument(fields).contents as YAMLMap | null;
  if (map && !isMap(map)) throw new Error(`These are not fields, so nothing can be added to "${name}".`);
  const list = map?.get(name, true);
  if (list === undefined)
    return given[0]?.startsWith("{")
      ? `${fields}${name}:\n${given.map((item) => `  - ${item}\n`).join("")}`
      : `${fields}${name}: [${given.join(", ")}]\n`;
  if (!isSeq(list) || !list.range) throw new Error(`"${name}" is not a list, so nothing can be added to it.`);
  const [start, end] = list.range;
  if (list.flow) {
    const between = list.items.length > 0 ? ", " : "";
    return `${fields.slice(0, end - 1).trimEnd()}${between}${given.join(", ")}${fields.slice(end - 1)}`;
  }
  const indent = " ".repeat(start - lineStart(fields, start));
  const before = fields.slice(0, end);
  return `${before}${before.endsWith("\n") ? "" : "\n"}${given.map((item) => `${indent}- ${item}\n`).join("")}${fields.slice(end)}`;
}
