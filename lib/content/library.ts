import { resolve } from "node:path";
import type { z } from "zod";
import { getEnv } from "../config/env";
import { logError } from "../config/log";
import { forgetProcessWide, processWide } from "../config/process-wide";
import type { CollectionName, collectionSchemas, DocumentName, documentSchemas } from "./collections";
import { type Fault, formatFault } from "./errors";
import { type ListedFolder, listContent } from "./load-file";
import { createLoader } from "./load-library";
import type { ParsedEntry } from "./parse-entry";
import type { SourceFile } from "./read-collection";
import type { ClaimLookup } from "./resolve-claims";

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
  const load = createLoader(options);
  let listed: readonly ListedFolder[] = [];
  let current: Library | undefined;
  let trustedUntil = Number.NEGATIVE_INFINITY;

  return (look) => {
    if (current && look !== "atOnce" && performance.now() < trustedUntil) return current;
    const startedAt = performance.now();
    const before = listed;
    listed = listContent(options.root, before);
    const lookedAt = performance.now();
    trustedUntil = lookedAt + options.recheckAfter(lookedAt - startedAt);
    if (!current || listed.some(({ files }, index) => !isSame(files, before[index]?.files))) current = load(listed);
    return current;
  };
}

/** A file that has changed is another object. */
function isSame(files: readonly SourceFile[], before: readonly SourceFile[] = []): boolean {
  return files.length === before.length && files.every((source, index) => source === before[index]);
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
