import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";
import type { Diagnostic } from "../../../lib/content/read/diagnostics";
import { getLabel } from "../cms/form-words";
import { splitSource } from "../editing/split-source";
import { callFile, nameField, readFields } from "./name-file";

/** Something to correct, in an editor's words: `where` and `what` make one sentence. */
export type Finding = {
  /** "Plan Small, price"; empty if it concerns no field. */
  where: string;
  /** " is missing: write a number.", or a colon and what is wrong. */
  what: string;
  /** What the file is called: "App: Brasswick". */
  file: string;
  /** Whether nothing can be published before it is corrected. */
  isObstacle: boolean;
};

/** Puts a finding of the check into an editor's words, without line numbers and paths of fields. @param root Absolute path of the content folder. */
export function describeFinding(found: Diagnostic, root: string, isObstacle = true): Finding {
  const name = relative(root, found.file).replaceAll("\\", "/");
  const source = name.endsWith(".md") && existsSync(found.file) ? readFileSync(found.file, "utf8") : "";
  // Messages about the shape of a field begin with its path.
  const [, path] =
    /^"([\w-]+(?:\.[\w-]+)*)"(?= is missing| is too | should be | has a wrong shape|: )/.exec(found.message) ?? [];
  const field = path ?? fieldAt(source, found);
  return {
    where: field && nameField(field, readFields(source)?.data),
    what: withoutYaml(path === undefined ? `: ${found.message}` : found.message.slice(path.length + 2)),
    file: callFile(name, source),
    isObstacle,
  };
}

/** Writes an item to add as the form shows it: "history: [{ price: 7, until: … }]" becomes “History: price 7, until …”. */
function withoutYaml(message: string): string {
  return message.replace(
    /"(\w+): \[\{ (.*?) \}\]"/g,
    (_, name, item) => `“${getLabel(name)}: ${item.replace(/(\w+): /g, "$1 ")}”`,
  );
}

/** A finding as a sentence that also says in which file it is. */
export function inWords({ file, where, what }: Finding): string {
  return `${file}${where && `: ${where}`}${what}`;
}

/** What precedes the fields of a file. */
const opening = "---\n";

/** The field of a content file at a place: "plans.1.price", or "body" below the fields. Lines and columns count from 1. */
export function fieldAt(source: string, { line, column }: { line: number; column: number }): string {
  const before = source.split("\n").slice(0, line - 1);
  const offset = before.join("\n").length + (line > 1 ? 1 : 0) + column - 1;
  const { fields } = splitSource(source) ?? {};
  if (fields === undefined) return "";
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
  // The last that begins before the place: a finding about a line is at the beginning of that line.
  const part = parts.findLast(({ from }) => ((from as Node).range?.[0] ?? Number.POSITIVE_INFINITY) <= at);
  return part ? [part.name, ...find(part.value, at)] : [];
}
