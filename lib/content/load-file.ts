import { join } from "node:path";
import type { z } from "zod";
import { collectionSchemas } from "./collections";
import type { Fault } from "./errors";
import { type ParsedEntry, parseEntry } from "./parse-entry";
import { listFolder, readSource, type SourceFile, slugOf } from "./read-collection";
import type { ClaimLookup } from "./resolve-claims";

/** The files of one folder. */
export type ListedFolder = { folder: string; files: readonly SourceFile[] };

/** What is known of a file: its last good version, and what is wrong in it now. */
export type LoadedFile = {
  source: SourceFile;
  /** The claims ledger that it was read with. */
  ledger: SourceFile | undefined;
  entry?: ParsedEntry<unknown>;
  faults: Fault[];
};

/** Documents come first. */
const folders = ["site", "pages", ...Object.keys(collectionSchemas)];

/**
 * The files of a content folder.
 * @param before Those of the last look.
 */
export function listContent(root: string, before: readonly ListedFolder[]): ListedFolder[] {
  return folders.map((folder, index) => ({ folder, files: listFolder(join(root, folder), before[index]?.files) }));
}

/** What files are read with. */
export type LoadContext = {
  /** The claims ledger, and the claims in it. */
  ledger: SourceFile | undefined;
  lookup: ClaimLookup;
  /** What was loaded before, by path; what is loaded is added to it. */
  loaded: Map<string, LoadedFile>;
  onFault?: ((fault: Fault) => void) | undefined;
};

/** Parses a file unless it and the claims ledger are as they were; keeps the last good version of one that went bad. */
export function loadFile(source: SourceFile, schema: z.ZodType, context: LoadContext): LoadedFile | undefined {
  const { ledger, lookup, loaded, onFault } = context;
  const before = loaded.get(source.file);
  if (before?.source === source && before.ledger === ledger) return before;
  const text = readSource(source.file);
  if (text === undefined) return before;
  const { entry, faults = [] } = parseEntry(schema, { slug: slugOf(source), file: source.file, text }, lookup);
  for (const fault of faults) onFault?.(fault);
  const now: LoadedFile = { source, ledger, faults };
  const shown = entry ?? before?.entry;
  if (shown) now.entry = shown;
  loaded.set(source.file, now);
  return now;
}
