import { resolve } from "node:path";
import type { z } from "zod";
import { getEnv } from "../config/env";
import { logError } from "../config/log";
import { forgetProcessWide, processWide } from "../config/process-wide";
import type { CollectionName, collectionSchemas, DocumentName, documentSchemas } from "./collections";
import { type Fault, formatFault } from "./errors";
import { type ListedFiles, type LoadedFile, listContent, loadFile } from "./load-file";
import type { ParsedEntry } from "./parse-entry";
import type { SourceFile } from "./read-collection";
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
  /** How long the files are trusted after a look that took so long, both in milliseconds. */
  recheckAfter: (lookTook: number) => number;
  /** Told of each fault in a changed file. */
  onFault?: (fault: Fault) => void;
};

/** For a folder that is read one time. */
export const lookOnce: LibraryOptions["recheckAfter"] = () => Number.POSITIVE_INFINITY;

/** `atOnce` looks at the files even when they were looked at a moment ago. */
export type ReadLibrary = (look?: "atOnce") => Library;

/**
 * Reads the content folder, and again whenever files have changed; only changed files are parsed. A file that has become
 * invalid keeps its last good version; one that never was valid is left out. Never throws.
 */
export function createLibrary(options: LibraryOptions): ReadLibrary {
  const loaded = new Map<string, LoadedFile>();
  let known: ReadonlyMap<string, SourceFile> = new Map();
  let current: Library | undefined;
  let trustedUntil = Number.NEGATIVE_INFINITY;

  return (look) => {
    if (current && look !== "atOnce" && performance.now() < trustedUntil) return current;
    const startedAt = performance.now();
    const listed = listContent(options.root, known);
    const lookedAt = performance.now();
    trustedUntil = lookedAt + options.recheckAfter(lookedAt - startedAt);
    const sources = listed.flatMap(({ files }) => files);
    // A file that has changed is another object.
    if (current && sources.length === known.size && sources.every((source) => known.get(source.file) === source))
      return current;
    known = new Map(sources.map((source) => [source.file, source]));
    for (const file of loaded.keys()) if (!known.has(file)) loaded.delete(file);
    current = buildLibrary(options, listed, loaded);
    return current;
  };
}

function buildLibrary(
  { claims, onFault }: LibraryOptions,
  listed: readonly ListedFiles[],
  loaded: Map<string, LoadedFile>,
): Library {
  const claimsFile = listed.find(({ name }) => name === "site/claims");
  const ledger = claimsFile?.files[0];
  const withLedger = { ledger, loaded, onFault };
  // The ledger itself quotes nothing, so it is read first and with a lookup that knows nothing.
  const readLedger =
    ledger && loadFile(ledger, { ...withLedger, schema: claimsFile.schema, lookup: () => undefined })?.entry;
  const lookup = claimLookup((readLedger as DocumentOf<"site/claims"> | undefined)?.data.claims ?? [], claims);

  const library: Library = {
    collections: { blog: [], reviews: [], authors: [], categories: [], partners: [] },
    documents: {},
    faults: [],
    lookup,
  };
  for (const { name, schema, files } of listed) {
    const entries: unknown[] = [];
    for (const source of files) {
      const { entry, faults = [] } = loadFile(source, { ...withLedger, schema, lookup }) ?? {};
      library.faults.push(...faults);
      if (entry) entries.push(entry);
    }
    if (name in library.collections) Object.assign(library.collections, { [name]: entries });
    else if (entries.length > 0) Object.assign(library.documents, { [name]: entries[0] });
  }
  return library;
}

/** Every second; in a library so large that this would take more than a fiftieth of the time, as often as it would not. */
const everySecond = (lookTook: number) => Math.max(1000, 50 * lookTook);

/** The content folder of this process. */
export function contentRoot(): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().contentDir);
}

type SiteLibrary = {
  read: ReadLibrary;
  /** The content that the cached pages were made of, as far as this process can tell. */
  published: Library;
  /** Whether anything was refreshed since the process began. */
  wasRefreshed: boolean;
};

/**
 * The site's content. One for the whole process: the pages and the middleware are bundled apart but share it.
 * While the site is built the files are read once; afterwards they are looked at again every second, or
 * every few seconds where there are ten thousand.
 */
export function getLibrary(): Library {
  return openSiteLibrary().read();
}

/**
 * Reads the files at once.
 * @returns `before`: the content at the last refresh, or when the process first read it, and then `isFirst`.
 */
export function refreshLibrary(): { before: Library; after: Library; isFirst: boolean } {
  const site = openSiteLibrary();
  const { published: before, wasRefreshed } = site;
  const after = site.read("atOnce");
  site.published = after;
  site.wasRefreshed = true;
  return { before, after, isFirst: !wasRefreshed };
}

function openSiteLibrary(): SiteLibrary {
  return processWide("library", () => {
    const read = createLibrary({
      root: contentRoot(),
      claims: getEnv().claims,
      recheckAfter: process.env.NEXT_PHASE === "phase-production-build" ? lookOnce : everySecond,
      onFault: (fault) => logError(`content: ${formatFault(fault, contentRoot())}`),
    });
    return { read, published: read(), wasRefreshed: false };
  });
}

/** Forgets what was read, for tests that change the settings. */
export function resetLibrary(): void {
  forgetProcessWide("library");
  forgetProcessWide("published");
}
