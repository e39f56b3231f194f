import { parseDocument, Scalar, visit } from "yaml";
import { type Diagnostic, diagnosticInFile } from "../content/read/diagnostics";
import { findForbiddenCharacter, findOddCharacters } from "../content/read/odd-characters";
import type { ParsedEntry } from "../content/read/parse-entry";
import { positionAt } from "../util/position";
import type { TextRule } from "./rule";

/** Checks how the fields of files are written: what cannot be seen in them, and what YAML does not read. */
export function checkWritten(): TextRule {
  return (entry) => [...checkCharacters(entry), ...findMisread(entry)];
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

/** A sign that begins a comment behind a text. */
const maybeCut = /\S[ \t]+#/;

/** Texts that a comment cuts in two. */
function findMisread(entry: ParsedEntry<unknown>): Diagnostic[] {
  const fields = entry.text.slice(0, endOfFields(entry)).replace(/^---.*/, "");
  if (!maybeCut.test(fields)) return [];
  const start = Math.max(0, entry.text.indexOf("\n"));
  const found: Diagnostic[] = [];
  visit(parseDocument(fields, { logLevel: "silent" }), {
    Scalar(key, { range, type, value }) {
      if (key === "key" || !range || type !== Scalar.PLAIN || !isCut(value, fields.slice(range[1]))) return;
      const message = "Everything after ' #' is not read: quote the text, or put the comment on a line above.";
      found.push(diagnosticInFile(entry, positionAt(entry.text, start + range[0]), message));
    },
  });
  return found;
}

/** @param after What stands behind the value. */
function isCut(value: unknown, after: string): boolean {
  const [, comment] = /^[ \t]+#([^\n]*)/.exec(after) ?? [];
  if (typeof value !== "string" || comment === undefined || /^\d{4}-\d\d-\d\d$/.test(value)) return false;
  // A comment behind a word that is a choice or the name of a file is one.
  return !(/^[a-z\d][^\s]*$/.test(value) && /^\s/.test(comment));
}
