import { join } from "node:path";
import type { z } from "zod";
import { collectionSchemas, documentSchemas } from "./collections";
import type { Fault } from "./errors";
import { type ParsedEntry, parseEntry } from "./parse-entry";
import { listFolder, readSource, type SourceFile } from "./read-collection";
import type { ClaimLookup } from "./resolve-claims";

/** The files of one collection, or the file of one document. */
export type ListedFiles = { name: string; schema: z.ZodType; files: readonly SourceFile[] };

/** What is known of a file: its last good version, and what is wrong in it now. */
export type LoadedFile = {
  source: SourceFile;
  /** The claims ledger that it was read with. */
  ledger: SourceFile | undefined;
  entry?: ParsedEntry<unknown>;
  faults: Fault[];
};

/**
 * Every file of a content folder that has a schema, documents first.
 * @param before The files of the last look, by path.
 */
export function listContent(root: string, before: ReadonlyMap<string, SourceFile>): ListedFiles[] {
  const documents = ["site", "pages"].flatMap((folder) =>
    listFolder(join(root, folder), before).flatMap((file) => {
      const name = `${folder}/${file.slug}`;
      const schema = (documentSchemas as Record<string, z.ZodType>)[name];
      return schema ? [{ name, schema, files: [file] }] : [];
    }),
  );
  const collections = Object.entries(collectionSchemas).map(([name, schema]) => ({
    name,
    schema,
    files: listFolder(join(root, name), before),
  }));
  return [...documents, ...collections];
}

export type LoadOptions = {
  schema: z.ZodType;
  ledger: SourceFile | undefined;
  lookup: ClaimLookup;
  /** What was loaded before, by path; what is loaded is added to it. */
  loaded: Map<string, LoadedFile>;
  onFault?: ((fault: Fault) => void) | undefined;
};

/** Parses a file unless it and the claims ledger are as they were; keeps the last good version of one that went bad. */
export function loadFile(source: SourceFile, options: LoadOptions): LoadedFile | undefined {
  const { schema, ledger, lookup, loaded, onFault } = options;
  const before = loaded.get(source.file);
  if (before?.source === source && before.ledger === ledger) return before;
  const text = readSource(source.file);
  if (text === undefined) return before;
  const { entry, faults = [] } = parseEntry(schema, { slug: source.slug, file: source.file, text }, lookup);
  for (const fault of faults) onFault?.(fault);
  const now: LoadedFile = { source, ledger, faults };
  const shown = entry ?? before?.entry;
  if (shown) now.entry = shown;
  loaded.set(source.file, now);
  return now;
}
