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
