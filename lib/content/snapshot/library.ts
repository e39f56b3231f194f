import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { z } from "zod";
import type { QuoteLookup } from "../../claims/resolve-claims";
import { getEnv } from "../../runtime/env";
import { forgetProcessWide, processWide } from "../../runtime/process-wide";
import { type LastGoodStore, openLastGoodStore } from "../last-good/last-good-store";
import { listPictures } from "../pictures/list-pictures";
import type { ShownPicture } from "../pictures/picture-types";
import type { CollectionName, collectionSchemas, DocumentName, documentSchemas } from "../read/collections";
import type { Diagnostic } from "../read/diagnostics";
import { createFileLoader, folderDiagnostic, listContent } from "../read/load-file";
import { createLibraryLoader } from "../read/load-library";
import type { ParsedEntry } from "../read/parse-entry";
import type { LibraryOptions } from "./create-library";

type EntryOf<Name extends CollectionName> = ParsedEntry<z.output<(typeof collectionSchemas)[Name]>>;
type DocumentOf<Name extends DocumentName> = ParsedEntry<z.output<(typeof documentSchemas)[Name]>>;

/** All content at one moment. A new object whenever a file has changed, so two moments are compared at once. */
export type Library = {
  collections: { [Name in CollectionName]: EntryOf<Name>[] };
  documents: { [Name in DocumentName]?: DocumentOf<Name> };
  /** What is wrong in the files on disk now. */
  diagnostics: Diagnostic[];
  lookup: QuoteLookup;
  /** The pictures that readers see, by the names that content gives them. */
  pictures: ReadonlyMap<string, ShownPicture>;
};

export type FolderOptions = {
  /** Absolute path of the content folder. */
  root: string;
  claims: "all" | "strict";
};

/** The content as its files are on disk, with whatever is wrong in them: for the check. Never throws. */
export function readFolder({ root, claims }: FolderOptions): Library {
  const listed = listContent(root);
  const library = createLibraryLoader(createFileLoader(), claims)(listed, listPictures(root));
  // A folder that is not there is empty.
  const unlisted = listed.filter(({ problem }) => problem && !problem.isAbsent);
  library.diagnostics.push(...unlisted.map((folder) => folderDiagnostic(folder, root)));
  return library;
}

/** The content folder of this process. */
export function contentRoot(): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().contentDir);
}

/** Where this site's last good versions lie: each content folder has a place of its own. */
export function siteStore(): LastGoodStore {
  const root = contentRoot();
  const name = createHash("sha256").update(root).digest("hex").slice(0, 12);
  return openLastGoodStore(resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().lastGoodDir, name), root);
}

/** Forgets what was read, for tests that change the settings or bring options of their own. */
export function resetLibrary(options?: Partial<LibraryOptions>): void {
  forgetProcessWide("content");
  if (!options) return;
  forgetProcessWide("content options");
  processWide("content options", () => options);
}
