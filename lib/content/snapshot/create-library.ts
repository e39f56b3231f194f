import { type LastGoodStore, memoryOnly } from "../last-good/last-good-store";
import { createReadersLibrary } from "../last-good/readers-library";
import { listPictures, type PictureList } from "../pictures/list-pictures";
import type { KeptPictures } from "../pictures/picture-types";
import type { Diagnostic } from "../read/diagnostics";
import { type ListedFolder, listContent } from "../read/load-file";
import { today } from "./entry-dates";
import type { FolderOptions, Library } from "./library";

export type LibraryOptions = FolderOptions & {
  /** The last good version of each picture; none unless said otherwise. */
  kept?: KeptPictures;
  /** Where the last good version of each file is kept; in memory unless said otherwise. */
  store?: LastGoodStore;
  /** How long the files are trusted after a scan of the folder that took so long, both in milliseconds. */
  recheckAfter: (scanTook: number) => number;
  /** Told of each diagnostic when it is first found. */
  onDiagnostic?: (diagnostic: Diagnostic) => void;
};

/** For a folder that is scanned one time. */
export const scanOnce: LibraryOptions["recheckAfter"] = () => Number.POSITIVE_INFINITY;

/** `atOnce` scans the folder even when it was scanned a moment ago. */
export type ReadLibrary = (scan?: "atOnce") => Library;

/**
 * The content that readers see: reads the folder, and again whenever files have changed; only changed files are parsed.
 * A day that begins counts as a change, because the check depends on it: a link to an article of tomorrow is wrong until then.
 * A file in which something is wrong is shown as it last was good (`lib/content/last-good`). Never throws, and no document
 * is ever missing.
 */
export function createLibrary(options: LibraryOptions): ReadLibrary {
  const read = createReadersLibrary({ store: memoryOnly, ...options });
  let listed: readonly ListedFolder[] = [];
  let pictures: PictureList = new Map();
  let current: Library | undefined;
  let readOn = "";
  let trustedUntil = Number.NEGATIVE_INFINITY;

  return (scan) => {
    if (current && scan !== "atOnce" && performance.now() < trustedUntil) return current;
    const startedAt = performance.now();
    const [before, picturesBefore] = [listed, pictures];
    listed = listContent(options.root, before);
    pictures = listPictures(options.root, picturesBefore);
    const scannedAt = performance.now();
    trustedUntil = scannedAt + options.recheckAfter(scannedAt - startedAt);
    const day = today();
    if (!current || day !== readOn || pictures !== picturesBefore || !isSame(listed, before))
      current = read(listed, pictures);
    readOn = day;
    return current;
  };
}

/** A file that has changed is another object. */
function isSame(listed: readonly ListedFolder[], before: readonly ListedFolder[]): boolean {
  return listed.every(({ files, problem }, index) => {
    const { files: known = [], problem: knownProblem } = before[index] ?? {};
    if (problem?.message !== knownProblem?.message || files.length !== known.length) return false;
    return files.every((source, at) => source === known[at]);
  });
}
