import { existsSync } from "node:fs";
import { join } from "node:path";
import { type DocumentName, documentSchemas } from "../collections";
import { compareFaults, type Fault } from "../errors";
import { createLibrary, lookOnce } from "../library";
import { checkBodies } from "./check-bodies";
import { checkClaims } from "./check-claims";
import { checkFolders } from "./check-folders";
import { checkMoved } from "./check-moved";
import { checkReferences } from "./check-references";
import { checkUnique } from "./check-unique";

export type CheckOptions = {
  /** Absolute path of the content folder. */
  root: string;
  /** Absolute path of the folder that pictures are named from. */
  publicDir: string;
  claims: "all" | "strict";
  /** Today as `2025-06-28`. */
  day: string;
};

/** Everything that is wrong in the content, in the order of files and lines. One run finds all of it. */
export function checkContent(options: CheckOptions): Fault[] {
  const { root, claims } = options;
  if (!existsSync(root)) {
    return [
      {
        file: root,
        line: 1,
        column: 1,
        severity: "error",
        message: "There is no such folder. CONTENT_DIR names the one to read.",
      },
    ];
  }
  const library = createLibrary({ root, claims, recheckAfter: lookOnce })();
  const missing = (Object.keys(documentSchemas) as DocumentName[])
    .filter(
      (name) => !library.documents[name] && !library.faults.some((fault) => fault.file === join(root, `${name}.md`)),
    )
    .map(
      (name): Fault => ({
        file: join(root, `${name}.md`),
        line: 1,
        column: 1,
        severity: "error",
        message: "This file is missing; the site cannot be built without it.",
      }),
    );
  return [
    ...library.faults,
    ...missing,
    ...checkFolders(root),
    ...checkReferences(library, options),
    ...checkUnique(library, options),
    ...checkClaims(library, options),
    ...checkBodies(library, options),
    ...checkMoved(library),
  ].sort(compareFaults);
}
