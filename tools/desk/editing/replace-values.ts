import { isMap, isScalar, isSeq, parseDocument } from "yaml";

/** Where a value is in the fields, with `*` for any item of a list: "comparison.*.slug". */
export type FieldPath = string;

/** Replaces a value in some fields where it is at one of the paths. Everything else stays as it is written. */
export function replaceValues(fields: string, paths: readonly FieldPath[], from: string, to: string): string {
  const ranges: [number, number][] = [];
  const walk = (node: unknown, path: string): void => {
    if (isMap(node)) for (const { key, value } of node.items) walk(value, path ? `${path}.${key}` : String(key));
    else if (isSeq(node)) for (const item of node.items) walk(item, `${path}.*`);
    else if (isScalar(node) && node.value === from && node.range && paths.includes(path))
      ranges.push([node.range[0], node.range[1]]);
  };
  walk(parseDocument(fields).contents, "");
  return ranges
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => {
      const written = text.slice(start, end);
      return text.slice(0, start) + written.replace(from, to) + text.slice(end);
    }, fields);
}
