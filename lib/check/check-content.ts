import { existsSync, readFileSync } from "node:fs";
import type { Versions } from "../content/last-good/choose-versions";
import { openLastGoodEntries } from "../content/last-good/last-good-entries";
import { type PictureFile, publicPictures } from "../content/pictures/list-pictures";
import { hasMetadata } from "../content/pictures/picture-metadata";
import { compareDiagnostics, type Diagnostic } from "../content/read/diagnostics";
import { readFolder } from "../content/read/load-library";
import { checkLibrary } from "./check-library";

export type CheckOptions = {
  /** Absolute path of the content folder. */
  root: string;
  claims: "all" | "strict";
  /** Today as `2025-06-28`. */
  day: string;
  /** The last good version of each file, if one is known: of the last commit, or stored by a server or a build on this machine. */
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
  const lastGood = openLastGoodEntries({ root, good, lookup: library.lookup });
  return [
    ...library.diagnostics,
    ...checkLibrary(library, { ...options, lastGood }),
    ...publicPictures(root).flatMap(checkMetadata),
  ].sort(compareDiagnostics);
}

/** Whether a version of a picture has metadata: the desk checks all of them whenever something is saved. */
const known = new Map<string, boolean>();

/** Readers get a picture without its metadata in any case (lib/pictures/variants.ts). But content is also given to others as it is. */
function checkMetadata({ file, modified, size }: PictureFile): Diagnostic[] {
  const version = `${file} ${modified} ${size}`;
  const isFound = known.get(version) ?? hasMetadata(readFileSync(file));
  known.set(version, isFound);
  const message =
    "This picture may say where, when, by whom and with what it was made (Exif, XMP, IPTC, comments, or an SVG editor's notes). `npm run content -- image --strip` takes that out of all pictures.";
  return isFound ? [{ file, line: 1, column: 1, severity: "error", message, isOverdue: true }] : [];
}
