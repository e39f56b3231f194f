import type { EntryPicture } from "../pictures/picture-types";
import type { Diagnostic } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import type { Library } from "../snapshot/library";
import { diagnosticAt, diagnosticInBody } from "./diagnostic-at";

/**
 * What is wrong with the pictures that entries name: not there, of another type than their ending says, cut off, of the
 * wrong shape or weight, drawings that could run something. Found when the picture was looked at, so this costs little.
 */
export function checkPictures({ collections, documents }: Library): Diagnostic[] {
  const all: ParsedEntry<unknown>[] = [...Object.values(collections).flat(), ...Object.values(documents)];
  const diagnostics: Diagnostic[] = [];
  // A plain loop: it runs over ten thousand entries at every change.
  for (const entry of all)
    for (const picture of entry.pictures ?? []) if (picture.problem) diagnostics.push(...diagnosticsOf(entry, picture));
  return diagnostics;
}

function diagnosticsOf(entry: ParsedEntry<unknown>, { path, offset = 0, problem }: EntryPicture): Diagnostic[] {
  if (!problem) return [];
  if (path) return [diagnosticAt(entry, path, problem)];
  // A picture that is not there is found in the text itself, where code is told from pictures.
  if (problem.startsWith("There is no")) return [];
  const lines = entry.body.slice(0, offset).split("\n");
  return [diagnosticInBody(entry, { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message: problem })];
}
