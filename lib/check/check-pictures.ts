import type { EntryPicture } from "../content/pictures/picture-types";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/snapshot/library";
import { diagnosticAt, diagnosticInBody } from "./diagnostic-at";

/**
 * Reports problems of the pictures in entries: missing, wrong type, truncated, wrong shape or size, unsafe SVG. They
 * were found when the pictures were read, so this is cheap.
 */
export function checkPictures({ collections, documents }: Library): Diagnostic[] {
  const all: ParsedEntry<unknown>[] = [...Object.values(collections).flat(), ...Object.values(documents)];
  const diagnostics: Diagnostic[] = [];
  // Plain loops, because this runs over ten thousand entries at every change.
  for (const entry of all)
    for (const picture of entry.pictures ?? [])
      if (picture.problem) diagnostics.push(...getDiagnostics(entry, picture));
  return diagnostics;
}

function getDiagnostics(entry: ParsedEntry<unknown>, { path, offset = 0, problem }: EntryPicture): Diagnostic[] {
  if (!problem) return [];
  if (path) return [diagnosticAt(entry, path, problem)];
  // check-bodies.ts reports missing pictures: it parses the text, so it ignores those in code.
  if (problem.startsWith("There is no")) return [];
  const lines = entry.body.slice(0, offset).split("\n");
  return [diagnosticInBody(entry, { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message: problem })];
}
