import { type Document, isScalar, parseDocument, Scalar, visit } from "yaml";
import { type Diagnostic, diagnosticInFile } from "../content/read/diagnostics";
import { findForbiddenCharacter, findOddCharacters } from "../content/read/odd-characters";
import type { ParsedEntry } from "../content/read/parse-entry";
import { findForbidden } from "../util/characters";
import { positionAt } from "../util/position";
import type { TextRule } from "./rule";

/** Checks how the fields of files are written: what cannot be seen in them, and what YAML reads otherwise than it looks. */
export function checkWritten(): TextRule {
  return { ofText: (entry) => [...checkCharacters(entry), ...findMisread(entry)] };
}

function checkCharacters(entry: ParsedEntry<unknown>): Diagnostic[] {
  const { text } = entry;
  const end = endOfFields(entry);
  const inFields = findOddCharacters(text.slice(0, end));
  const forbidden = findForbiddenCharacter(text);
  const all = forbidden && !inFields.some(({ line }) => line === forbidden.line) ? [...inFields, forbidden] : inFields;
  return all.map((one) => diagnosticInFile(entry, one, one.message));
}

/** The offset at which the closing line of the fields begins. */
function endOfFields({ text }: ParsedEntry<unknown>): number {
  return Math.max(0, text.indexOf("\n---", 3)) + 1;
}

/** A sign that begins a comment behind a text, a number in a form that few read as YAML does, or a character by its number. */
const maybeMisread = /\S[ \t]+#|[:-][ \t]+[-+]?0[xo\d]|\\[0abefuUvx]/;

/** Texts that a comment cuts in two, numbers that are others than they look, and control characters written by their numbers. */
function findMisread(entry: ParsedEntry<unknown>): Diagnostic[] {
  const fields = entry.text.slice(0, endOfFields(entry)).replace(/^---.*/, "");
  if (!maybeMisread.test(fields)) return [];
  const first = entry.text.indexOf("\n");
  const start = first < 0 ? 0 : first;
  const document: Document = parseDocument(fields, { logLevel: "silent" });
  const found: Diagnostic[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || !isScalar(node) || !node.range) return;
      const message =
        node.type === Scalar.PLAIN
          ? describeMisread(node.value, node.source ?? "", fields.slice(node.range[1]))
          : typeof node.value === "string" && node.type === Scalar.QUOTE_DOUBLE && findForbidden(node.value)
            ? "This text has a control character, written by its number, which readers and feeds cannot show. Remove it."
            : undefined;
      if (message) found.push(diagnosticInFile(entry, positionAt(entry.text, start + node.range[0]), message));
    },
  });
  return found;
}

/** @param after What stands behind the value. */
function describeMisread(value: unknown, written: string, after: string): string | undefined {
  if (typeof value === "number")
    return /^[-+]?0[xo\d]/.test(written) ? `YAML reads ${written} as ${value}. Write ${value}.` : undefined;
  const [, comment] = /^[ \t]+#([^\n]*)/.exec(after) ?? [];
  if (typeof value !== "string" || comment === undefined || /^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  // A comment behind a word that is a choice or the name of a file is one.
  if (/^[a-z\d][^\s]*$/.test(value) && /^\s/.test(comment)) return undefined;
  return "Everything after ' #' is not read; put the text in quotation marks.";
}
