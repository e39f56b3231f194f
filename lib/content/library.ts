import { join, resolve } from "node:path";
import type { z } from "zod";
import { getEnv } from "../config/env";
import { logError } from "../config/log";
import { type CollectionName, collectionSchemas, type DocumentName, documentSchemas } from "./collections";
import { type Fault, formatFault } from "./errors";
import { type ParsedEntry, parseEntry } from "./parse-entry";
import { listCollection, readSource } from "./read-collection";
import { type ClaimLookup, claimLookup } from "./resolve-claims";

type EntryOf<Name extends CollectionName> = ParsedEntry<z.output<(typeof collectionSchemas)[Name]>>;
type DocumentOf<Name extends DocumentName> = ParsedEntry<z.output<(typeof documentSchemas)[Name]>>;

/** All content at one moment. A new object whenever a file has changed, so it can be the key of a cache. */
export type Library = {
  collections: { [Name in CollectionName]: EntryOf<Name>[] };
  documents: { [Name in DocumentName]?: DocumentOf<Name> };
  /** What is wrong in the files as they are now. */
  faults: Fault[];
  lookup: ClaimLookup;
};

export type LibraryOptions = {
  /** Absolute path of the content folder. */
  root: string;
  claims: "all" | "strict";
  /** How long the files are trusted without a look, in milliseconds; `Infinity` looks once. */
  recheckAfter: number;
  /** Told of each fault in a changed file. */
  onFault?: (fault: Fault) => void;
};

type CachedFile = { version: string; entry?: ParsedEntry<unknown>; faults: Fault[] };

/**
 * Reads the content folder, and again whenever files have changed; only changed files are parsed. A file that has become
 * invalid keeps its last good version; one that never was valid is left out. Never throws.
 */
export function createLibrary(options: LibraryOptions): () => Library {
  const files = new Map<string, CachedFile>();
  let current: Library | undefined;
  let signature = "";
  let checkedAt = Number.NEGATIVE_INFINITY;

  return () => {
    if (current && performance.now() - checkedAt < options.recheckAfter) return current;
    checkedAt = performance.now();
    const listing = listContent(options.root);
    const nextSignature = listing.map(({ file, version }) => `${file}@${version}`).join("\n");
    if (current && nextSignature === signature) return current;
    signature = nextSignature;
    current = buildLibrary(options, listing, files);
    return current;
  };
}

type Listed = ReturnType<typeof listCollection>[number] & { schema: z.ZodType; name: string };

function listContent(root: string): Listed[] {
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

function buildLibrary(options: LibraryOptions, listing: Listed[], files: Map<string, CachedFile>): Library {
  const present = new Set(listing.map(({ file }) => file));
  for (const file of files.keys()) if (!present.has(file)) files.delete(file);

  const claimsFile = listing.find(({ name }) => name === "site/claims");
  // The ledger itself quotes nothing, so it is read first and with a lookup that knows nothing.
  const ledger = claimsFile && loadFile(claimsFile, "", () => undefined, files, options);
  const claims = (ledger?.entry as DocumentOf<"site/claims"> | undefined)?.data.claims ?? [];
  const lookup = claimLookup(claims, options.claims);
  const ledgerVersion = claimsFile?.version ?? "";

  const library: Library = {
    collections: { blog: [], reviews: [], authors: [], categories: [], partners: [] },
    documents: {},
    faults: [],
    lookup,
  };
  for (const listed of listing) {
    const loaded = listed === claimsFile ? ledger : loadFile(listed, ledgerVersion, lookup, files, options);
    if (!loaded) continue;
    library.faults.push(...loaded.faults);
    if (!loaded.entry) continue;
    const name = listed.name;
    if (name in library.collections) (library.collections[name as CollectionName] as unknown[]).push(loaded.entry);
    else (library.documents as Record<string, unknown>)[name] = loaded.entry;
  }
  return library;
}

/** Parses a file unless it and the claims ledger are as they were; keeps the last good version of one that went bad. */
function loadFile(
  listed: Listed,
  ledgerVersion: string,
  lookup: ClaimLookup,
  files: Map<string, CachedFile>,
  options: LibraryOptions,
): CachedFile | undefined {
  const version = `${listed.version}|${ledgerVersion}`;
  const before = files.get(listed.file);
  if (before?.version === version) return before;
  const text = readSource(listed.file);
  if (text === undefined) return before;
  const { entry, faults = [] } = parseEntry(listed.schema, { slug: listed.slug, file: listed.file, text }, lookup);
  for (const fault of faults) options.onFault?.(fault);
  const cached: CachedFile = { version, faults };
  const shown = entry ?? before?.entry;
  if (shown) cached.entry = shown;
  files.set(listed.file, cached);
  return cached;
}

/** The content folder of this process. */
export function contentRoot(): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().contentDir);
}

const shared = globalThis as { companionAlmanacLibrary?: () => Library };

/**
 * The site's content. One for the whole process: the pages and the middleware are bundled apart but share it.
 * While the site is built the files are read once; afterwards they are looked at again every second.
 */
export function getLibrary(): Library {
  shared.companionAlmanacLibrary ??= createLibrary({
    root: contentRoot(),
    claims: getEnv().claims,
    recheckAfter: process.env.NEXT_PHASE === "phase-production-build" ? Number.POSITIVE_INFINITY : 1000,
    onFault: (fault) => logError(`content: ${formatFault(fault, contentRoot())}`),
  });
  return shared.companionAlmanacLibrary();
}

/** Forgets what was read, for tests that change the settings. */
export function resetLibrary(): void {
  delete shared.companionAlmanacLibrary;
}
