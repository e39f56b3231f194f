import { relative } from "node:path";

/** Where something stands in a content file; both count from 1. */
export type Position = { line: number; column: number };

/** One thing wrong in one content file, in words for an editor. */
export type Diagnostic = Position & {
  /** Absolute path. */
  file: string;
  /** `error` stops the build; `warning` is only printed. */
  severity: "error" | "warning";
  /** What is wrong and what to write instead. */
  message: string;
  /**
   * Absolute path of another file, or a folder of files, whose change or loss may be the cause: the author who is named
   * here and has no file, the ledger that lacks the claim.
   */
  involves?: string;
  /**
   * True for an error of a day that is past, such as an expired claim or a rating that is newer than its entry's day: it holds
   * no change back.
   */
  isOverdue?: true;
};

export function formatDiagnostic(diagnostic: Diagnostic, root: string): string {
  return `${relative(root, diagnostic.file)}:${diagnostic.line}:${diagnostic.column}  ${diagnostic.severity}  ${diagnostic.message}`;
}

/** File order, then reading order. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

/** How many further places a diagnostic names. */
const mostPlaces = 3;

/**
 * Puts diagnostics that one missing or changed file causes in several places together: the first place, which names the others.
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
    const named = others.slice(0, mostPlaces).map(({ file, line }) => `${relative(root, file)}:${line}`);
    const rest = others.length > mostPlaces ? ` and ${others.length - mostPlaces} more places` : "";
    return { ...diagnostic, message: `${diagnostic.message} The same in ${named.join(", ")}${rest}.` };
  });
}
