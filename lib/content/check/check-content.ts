import { existsSync } from "node:fs";
import type { Versions } from "../last-good/choose-versions";
import { openLastGoodScores } from "../last-good/last-good-scores";
import { compareDiagnostics, type Diagnostic } from "../read/diagnostics";
import { readFolder } from "../snapshot/library";
import { checkLibrary } from "./check-library";

export type CheckOptions = {
  /** Absolute path of the content folder. */
  root: string;
  claims: "all" | "strict";
  /** Today as `2025-06-28`. */
  day: string;
  /** The last good version of each file, if a server or a build has stored one on this machine. */
  good?: Versions;
};

/** All diagnostics of the content, sorted by file and line. */
export function checkContent(options: CheckOptions): Diagnostic[] {
  const { root, good = new Map() } = options;
  if (!existsSync(root)) {
    const message = "There is no such folder. CONTENT_DIR names the one to read.";
    return [{ file: root, line: 1, column: 1, severity: "error", message }];
  }
  const library = readFolder(options);
  const lastGood = openLastGoodScores({ root, good, lookup: library.lookup });
  return [...library.diagnostics, ...checkLibrary(library, { ...options, lastGood })].sort(compareDiagnostics);
}
