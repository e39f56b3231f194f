import { realpathSync } from "node:fs";
import { hashEvidence } from "../claims/evidence-files";
import { type LastGoodStore, memoryOnly } from "../last-good/last-good-store";
import { type CheckChange, createReadersLibrary } from "../last-good/readers-library";
import { listPictures, type PictureList } from "../pictures/list-pictures";
import type { KeptPictures } from "../pictures/picture-types";
import type { Diagnostic } from "../read/diagnostics";
import { type ListedFolder, listContent } from "../read/load-file";
import type { FolderOptions } from "../read/load-library";
import { today } from "./entry-dates";
import type { Library } from "./library";

export type LibraryOptions = FolderOptions & {
  /** Returns the last good version of a picture; default: none. */
  kept?: KeptPictures;
  /** Stores the last good version of each file; default: in memory only. */
  store?: LastGoodStore;
  /** Default: none (lib/content/last-good/readers-library.ts). */
  check?: CheckChange;
  /** Called for each error when it is first found. */
  onDiagnostic?: (diagnostic: Diagnostic) => void;
};

/**
 * Creates the reader of the content that readers see. Each call scans the folder, and parses only files that have changed. A
 * new day counts as a change, because the check depends on it: a link to an article of tomorrow is an error today. For
 * a file with an error, it returns the last good version (`lib/content/last-good`). It never throws, and the library
 * always has all documents.
 */
export function createLibrary(options: LibraryOptions): () => Library {
  const read = createReadersLibrary({ store: memoryOnly, ...options });
  let listed: readonly ListedFolder[] = [];
  let pictures: PictureList = new Map();
  let evidence = "";
  let current: Library | undefined;
  let readOn = "";

  const scanFolder = () => {
    const before = listed;
    const picturesBefore = pictures;
    const evidenceBefore = evidence;
    listed = listContent(options.root, before);
    pictures = listPictures(options.root, picturesBefore);
    evidence = hashEvidence(options.root);
    const day = today();
    if (
      !current ||
      day !== readOn ||
      evidence !== evidenceBefore ||
      pictures !== picturesBefore ||
      !isSame(listed, before)
    )
      current = { ...read(listed, pictures), evidence };
    readOn = day;
    return current;
  };

  return () => {
    // The folder may be a link that is switched meanwhile (scripts/pull.ts): what was read is then half old and half new.
    for (let tries = 3; ; tries -= 1) {
      const folder = realFolder(options.root);
      const library = scanFolder();
      if (tries === 1 || realFolder(options.root) === folder) return library;
    }
  };
}

function realFolder(root: string): string | undefined {
  try {
    return realpathSync(/* turbopackIgnore: true */ root);
  } catch {
    return undefined;
  }
}

/** Compares files as objects: a changed file is a new object. */
function isSame(listed: readonly ListedFolder[], before: readonly ListedFolder[]): boolean {
  return listed.every(({ files, problem }, index) => {
    const { files: known = [], problem: knownProblem } = before[index] ?? {};
    if (problem?.message !== knownProblem?.message || files.length !== known.length) return false;
    return files.every((source, at) => source === known[at]);
  });
}
