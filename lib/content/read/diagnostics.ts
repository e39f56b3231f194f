import { relative } from "node:path";
import { compareText } from "../../util/order";
import type { Position } from "../../util/position";

/** A problem of a content file, described for an editor. */
export type Diagnostic = Position & {
  /** Absolute path. */
  file: string;
  /** `error` stops the build; `warning` is only printed. */
  severity: "error" | "warning";
  /** What is wrong and what to write instead. */
  message: string;
  /**
   * Absolute path of another file, or of a folder, that may have caused the problem when it was changed or deleted: the
   * missing file of an author, the ledger without the claim.
   */
  involves?: string;
  /**
   * True for an error that is only about a day, such as an expired claim or a changed rating without a new `updated`.
   * Readers see the file all the same.
   */
  isOverdue?: true;
};

/** A line for terminals and logs. Names of files come from anybody: what steers a terminal or turns text round is written as its number. */
export function formatDiagnostic(diagnostic: Diagnostic, root: string): string {
  const line = `${relative(root, diagnostic.file)}:${diagnostic.line}:${diagnostic.column}  ${diagnostic.severity}  ${diagnostic.message}`;
  return line.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (sign) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0");
    return `\\u${code}`;
  });
}

/** Sorts by file, line and column. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column;
}

/** How many other locations a grouped diagnostic names. */
const maxLocations = 3;

/**
 * Merges diagnostics with the same message and the same cause (`involves`). The first one stays and names the locations
 * of the others.
 * @param root Absolute path of the content folder.
 */
export function groupByCause(diagnostics: readonly Diagnostic[], root: string): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const [index, diagnostic] of diagnostics.entries()) {
    const cause = diagnostic.involves ? `${diagnostic.involves}\n${diagnostic.message}` : String(index);
    groups.set(cause, [...(groups.get(cause) ?? []), diagnostic]);
  }
  return [...groups.values()].map(([first, ...others]) => {
    const diagnostic = first as Diagnostic;
    if (others.length === 0) return diagnostic;
    const named = others.slice(0, maxLocations).map(({ file, line }) => `${relative(root, file)}:${line}`);
    const rest = others.length > maxLocations ? ` and ${others.length - maxLocations} more places` : "";
    return { ...diagnostic, message: `${diagnostic.message} The same in ${named.join(", ")}${rest}.` };
  });
}
