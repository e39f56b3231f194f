import { existsSync } from "node:fs";
import { compareFaults, type Fault } from "../errors";
import { readFolder } from "../library";
import { checkLibrary } from "./check-library";

export type CheckOptions = {
  /** Absolute path of the content folder. */
  root: string;
  claims: "all" | "strict";
  /** Today as `2025-06-28`. */
  day: string;
};

/** Everything that is wrong in the content, in the order of files and lines. One run finds all of it. */
export function checkContent(options: CheckOptions): Fault[] {
  const { root } = options;
  if (!existsSync(root)) {
    const message = "There is no such folder. CONTENT_DIR names the one to read.";
    return [{ file: root, line: 1, column: 1, severity: "error", message }];
  }
  const library = readFolder(options);
  return [...library.faults, ...checkLibrary(library, options)].sort(compareFaults);
}
