import { realpathSync } from "node:fs";
import { getEnv } from "../../runtime/env";
import { link } from "../link/link";
import { today } from "../site/entry-dates";
import type { Library } from "../site/library";
import { type ContentFiles, createFileReader } from "./read-files";

export type FolderOptions = {
  /** Absolute path of the content folder. */
  root: string;
  /** Whether readers see only what is proved; default: as the settings say. */
  isLive?: boolean | undefined;
  /** Today as `2025-06-28`; default: the day of the clock. */
  day?: string | undefined;
};

/** Reads a content folder as it is on disk, errors included. Never throws. */
export function readFolder(options: FolderOptions): Library {
  return createFolderReader(options)();
}

/** Creates a function that reads the folder again at each call: the same library until something in it changes. */
export function createFolderReader({ root, isLive, day }: FolderOptions): () => Library {
  const read = createFileReader(root);
  let files: ContentFiles | undefined;
  let library: Library | undefined;

  return () => {
    let real = realFolder(root);
    let found = read();
    // The folder may be a link that is switched meanwhile (scripts/pull.ts): what was read is then half old and half new.
    for (let tries = 2; tries > 0 && realFolder(root) !== real; tries -= 1) {
      real = realFolder(root);
      found = read();
    }
    if (library && found === files) return library;
    files = found;
    const settings = getEnv();
    library = link({ ...found, settings, isLive: isLive ?? settings.siteStage === "live" }, day ?? today());
    return library;
  };
}

/** The folder that a link leads to. */
export function realFolder(root: string): string {
  try {
    return realpathSync(/* turbopackIgnore: true */ root);
  } catch {
    return root;
  }
}
