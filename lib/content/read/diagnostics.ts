import { basename, dirname, relative } from "node:path";
import { compareText } from "../../util/order";
import type { Position } from "../../util/position";
import type { Library } from "../site/library";
import type { CollectionName } from "./collections";
import type { PathInData } from "./frontmatter";
import type { ParsedEntry } from "./parse-entry";

/** A problem of a content file, described for an editor. */
export type Diagnostic = Position & {
  /** Absolute path. */
  file: string;
  /** `error` stops the build; `warning` is only printed. */
  severity: "error" | "warning";
  /** What is wrong and what to write instead. */
  message: string;
  /** The field that it concerns, if it concerns one; `["body"]` for the text. */
  field?: PathInData;
};

/** A line for terminals and logs. Names of files come from anybody: what steers a terminal or turns text round is written as its number. */
export function formatDiagnostic(diagnostic: Diagnostic, root: string): string {
  const line = `${relative(root, diagnostic.file) || root}:${diagnostic.line}:${diagnostic.column}  ${diagnostic.severity}  ${diagnostic.message}`;
  return line.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (sign) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0");
    return `\\u${code}`;
  });
}

/** Sorts by file, line and column. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column;
}

/** A diagnostic at a field of the frontmatter. */
export function diagnosticAt(
  entry: ParsedEntry<unknown>,
  path: PathInData,
  message: string,
  severity: Diagnostic["severity"] = "error",
): Diagnostic {
  return { file: entry.file, severity, message, field: path, ...entry.locate(path) };
}

/** An error at a position in the file. */
export function diagnosticInFile(entry: ParsedEntry<unknown>, { line, column }: Position, message: string): Diagnostic {
  const isInBody = line >= entry.bodyLine;
  return { file: entry.file, severity: "error", message, line, column, ...(isInBody && { field: ["body"] }) };
}

/** A diagnostic at a position in the body. */
export function diagnosticInBody(
  entry: ParsedEntry<unknown>,
  { line, column, message, severity = "error" }: Pick<Diagnostic, "line" | "column" | "message"> & Partial<Diagnostic>,
): Diagnostic {
  return { file: entry.file, severity, message, field: ["body"], line: entry.bodyLine + line - 1, column };
}

/** Entries whose value an earlier entry has too, each with the first of these. */
export function findRepeats<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string | number) {
  const first = new Map<string | number, Entry>();
  return entries.flatMap((entry) => {
    const value = keyOf(entry);
    const earlier = first.get(value);
    if (earlier !== undefined) return [{ entry, earlier, value }];
    first.set(value, entry);
    return [];
  });
}

/** The slugs of a folder, with those of files with errors, which will be there again. */
export function knownSlugs(library: Library, folder: CollectionName): string[] {
  return [...library.collections[folder].map(({ slug }) => slug), ...brokenSlugs(library, folder)];
}

/** Slugs of files with errors. Links to them are not reported as well: the pages exist once the errors are fixed. */
export function brokenSlugs(library: Library, folder: CollectionName): string[] {
  return library.diagnostics
    .filter(({ file, severity }) => severity === "error" && basename(dirname(file)) === folder)
    .map(({ file }) => basename(file, ".md"));
}
