import { isMap, isScalar, parseDocument, stringify } from "yaml";

/** Sets a field at the top of some fields to a text; the others stay as they are written. A new field is added at the end. */
export function setField(fields: string, name: string, value: string): string {
  const written = stringify(value, { lineWidth: 0 }).trimEnd();
  const map = parseDocument(fields).contents;
  const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  if (!pair) return `${fields}${name}: ${written}\n`;
  if (!isScalar(pair.value) || !pair.value.range) throw new Error(`"${name}" is not text, so it cannot be replaced.`);
  const [start, end] = pair.value.range;
  // A text over several lines takes the line break after it along.
  const after = fields.slice(start, end).endsWith("\n") ? "\n" : "";
  return fields.slice(0, start) + written + after + fields.slice(end);
}
