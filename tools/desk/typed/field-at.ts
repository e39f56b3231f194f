import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";
import { splitSource } from "../editing/split-source";

/** What stands above the fields of a file. */
const opening = "---\n";

/**
 * The field of a content file in which a place is: "plans.1.price", or "body" below the fields.
 * @param line From 1. @param column From 1.
 */
export function fieldAt(source: string, { line, column }: { line: number; column: number }): string {
  const before = source.split("\n").slice(0, line - 1);
  const offset = before.join("\n").length + (line > 1 ? 1 : 0) + column - 1;
  const { fields = "" } = splitSource(source) ?? {};
  const at = offset - opening.length;
  if (at >= fields.length) return "body";
  return find(parseDocument(fields).contents, at).join(".");
}

function find(node: unknown, at: number): string[] {
  const parts = isMap(node)
    ? node.items.map(({ key, value }) => ({ name: isScalar(key) ? String(key.value) : "", from: key, value }))
    : isSeq(node)
      ? node.items.map((value, index) => ({ name: String(index), from: value, value }))
      : [];
  // The last that begins above the place, because a finding of a line names the start of it.
  const part = parts.findLast(({ from }) => ((from as Node).range?.[0] ?? Number.POSITIVE_INFINITY) <= at);
  return part ? [part.name, ...find(part.value, at)] : [];
}
