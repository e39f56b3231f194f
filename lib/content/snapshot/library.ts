import { resolve } from "node:path";
import type { z } from "zod";
import { getEnv } from "../../runtime/env";
import { forgetProcessWide, processWide } from "../../runtime/process-wide";
import { sha256 } from "../../util/digest";
import type { Ledger } from "../claims/ledger";
import type { QuoteLookup } from "../claims/resolve-claims";
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

/** All content at one moment. After a change it is a new object, so it can be compared by identity. */
export type Library = {
  collections: { [Name in CollectionName]: EntryOf<Name>[] };
  documents: { [Name in DocumentName]?: DocumentOf<Name> };
  /** Problems of the files on disk. */
  diagnostics: Diagnostic[];
  lookup: QuoteLookup;
  /** The claims as they stand today. */
  ledger: Ledger;
  /** The pictures that readers see, by their names in the content. */
  pictures: ReadonlyMap<string, ShownPicture>;
};

/** The files of a library: those of its folders, then its documents. */
export function allEntries({
  collections,
  documents,
}: Pick<Library, "collections" | "documents">): ParsedEntry<unknown>[] {
  return [...Object.values(collections).flat(), ...Object.values(documents)];
}

export type FolderOptions = {
  /** Absolute path of the content folder. */
  root: string;
  claims: "all" | "strict";
  /** Today as `2025-06-28`; default: the day of the clock. */
  day?: string | undefined;
};

/** Reads the files as they are on disk, errors included, for the check. Never throws. */
export function readFolder({ root, claims, day }: FolderOptions): Library {
  const listed = listContent(root);
  const library = createLibraryLoader(createFileLoader(), claims)(listed, listPictures(root), day);
  // A missing folder counts as empty.
  const unlisted = listed.filter(({ problem }) => problem && !problem.isAbsent);
  library.diagnostics.push(...unlisted.map((folder) => folderDiagnostic(folder, root)));
  return library;
}

/** The content folder of this process. */
export function contentRoot(): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().contentDir);
}

/** The store of this site's last good versions: a folder of its own for each content folder. */
export function siteStore(): LastGoodStore {
  const root = contentRoot();
  const name = sha256(root).slice(0, 12);
  return openLastGoodStore(resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().lastGoodDir, name), root);
}

/** Clears the content of this process. For tests that change settings or pass their own options. */
export function resetLibrary(options?: Partial<LibraryOptions>): void {
  forgetProcessWide("content");
  if (!options) return;
  forgetProcessWide("content options");
  processWide("content options", () => options);
}
