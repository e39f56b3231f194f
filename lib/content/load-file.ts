import { join } from "node:path";
import type { z } from "zod";
import { collectionSchemas, documentSchemas } from "./collections";
import type { Fault } from "./errors";
import { type ParsedEntry, parseEntry } from "./parse-entry";
import { listCollection, readSource } from "./read-collection";
import type { ClaimLookup } from "./resolve-claims";

/** A content file as it lies there, not read yet. */
export type ListedFile = ReturnType<typeof listCollection>[number] & {
  schema: z.ZodType;
  /** Its collection, or the name of its document. */
  name: string;
};

/** What is known of a file: its last good version, and what is wrong in it now. */
export type LoadedFile = { version: string; entry?: ParsedEntry<unknown>; faults: Fault[] };

/** Every file of a content folder that has a schema. */
export function listContent(root: string): ListedFile[] {
  const entries = Object.entries(collectionSchemas).flatMap(([name, schema]) =>
    listCollection(join(root, name)).map((file) => ({ ...file, schema, name })),
  );
  const documents = ["site", "pages"].flatMap((folder) =>
    listCollection(join(root, folder)).flatMap((file) => {
      const name = `${folder}/${file.slug}`;
      const schema = (documentSchemas as Record<string, z.ZodType>)[name];
      return schema ? [{ ...file, schema, name }] : [];
    }),
  );
  return [...documents, ...entries];
}

/** Parses a file unless it and the claims ledger are as they were; keeps the last good version of one that went bad. */
export function loadFile(
  listed: ListedFile,
  ledgerVersion: string,
  lookup: ClaimLookup,
  files: Map<string, LoadedFile>,
  onFault?: (fault: Fault) => void,
): LoadedFile | undefined {
  const version = `${listed.version}|${ledgerVersion}`;
  const before = files.get(listed.file);
  if (before?.version === version) return before;
  const text = readSource(listed.file);
  if (text === undefined) return before;
  const { entry, faults = [] } = parseEntry(listed.schema, { slug: listed.slug, file: listed.file, text }, lookup);
  for (const fault of faults) onFault?.(fault);
  const loaded: LoadedFile = { version, faults };
  const shown = entry ?? before?.entry;
  if (shown) loaded.entry = shown;
  files.set(listed.file, loaded);
  return loaded;
}
