import type { z } from "zod";
import { collectionSchemas, documentSchemas } from "./collections";
import type { Fault } from "./errors";
import type { Library } from "./library";
import { difference, rememberingMap } from "./lists";
import { type ListedFolder, type LoadContext, type LoadedFile, loadFile } from "./load-file";
import type { ParsedEntry } from "./parse-entry";
import { type SourceFile, slugOf } from "./read-collection";
import { claimLookup } from "./resolve-claims";

type LoadFolder = (files: readonly SourceFile[]) => readonly (LoadedFile | undefined)[];

export type LoaderOptions = { claims: "all" | "strict"; onFault?: ((fault: Fault) => void) | undefined };

/** Makes a library of the files in the folders; those that are as they were the last time are not read again. */
export function createLoader({ claims, onFault }: LoaderOptions): (listed: readonly ListedFolder[]) => Library {
  const loaded = new Map<string, LoadedFile>();
  let before: readonly ListedFolder[] = [];
  let context: LoadContext | undefined;
  let folders = new Map<string, LoadFolder>();

  return (listed) => {
    const ledger = listed.find(({ folder }) => folder === "site")?.files.find(({ name }) => name === "claims.md");
    if (!context || context.ledger !== ledger) {
      context = readLedger({ ledger, lookup: () => undefined, loaded, onFault }, claims);
      // Any text may quote it.
      folders = new Map();
    }
    const library: Library = {
      collections: { blog: [], reviews: [], authors: [], categories: [], partners: [] },
      documents: {},
      faults: [],
      lookup: context.lookup,
    };
    for (const [index, { folder, files }] of listed.entries()) {
      const load = folders.get(folder) ?? createFolderLoader(folder, context);
      folders.set(folder, load);
      put(load(files), folder, library);
      forgetDeleted(before[index]?.files ?? [], files, loaded);
    }
    before = listed;
    return library;
  };
}

/** The ledger itself quotes nothing, so it is read with a lookup that knows nothing; all else is read with its claims. */
function readLedger(context: LoadContext, claims: "all" | "strict"): LoadContext {
  const entry = context.ledger && loadFile(context.ledger, documentSchemas["site/claims"], context)?.entry;
  const { data } = (entry ?? {}) as Partial<NonNullable<Library["documents"]["site/claims"]>>;
  return { ...context, lookup: claimLookup(data?.claims ?? [], claims) };
}

function createFolderLoader(folder: string, context: LoadContext): LoadFolder {
  const schemas: Record<string, z.ZodType> = { ...collectionSchemas, ...documentSchemas };
  return rememberingMap((source) => {
    const schema = schemas[folder] ?? schemas[`${folder}/${slugOf(source)}`];
    return schema && loadFile(source, schema, context);
  });
}

function put(found: readonly (LoadedFile | undefined)[], folder: string, library: Library): void {
  const entries: ParsedEntry<unknown>[] = [];
  for (const file of found) {
    if (file?.entry) entries.push(file.entry);
    if (file && file.faults.length > 0) library.faults.push(...file.faults);
  }
  if (folder in library.collections) Object.assign(library.collections, { [folder]: entries });
  else Object.assign(library.documents, Object.fromEntries(entries.map((entry) => [`${folder}/${entry.slug}`, entry])));
}

function forgetDeleted(
  before: readonly SourceFile[],
  files: readonly SourceFile[],
  loaded: Map<string, LoadedFile>,
): void {
  const { removed, added } = difference(before, files);
  const paths = new Set(added.map(({ file }) => file));
  for (const { file } of removed) if (!paths.has(file)) loaded.delete(file);
}
