import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { z } from "zod";
import type { QuoteLookup } from "../../claims/resolve-claims";
import { mediaStore } from "../../media/media-store";
import { getEnv } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { forgetProcessWide, processWide } from "../../runtime/process-wide";
import { type LastGoodStore, memoryOnly, openLastGoodStore } from "../last-good/last-good-store";
import { createReadersLibrary } from "../last-good/readers-library";
import { listPictures, type PictureList } from "../pictures/list-pictures";
import type { KeptPictures, ShownPicture } from "../pictures/picture-types";
import type { CollectionName, collectionSchemas, DocumentName, documentSchemas } from "../read/collections";
import { type Diagnostic, formatDiagnostic } from "../read/diagnostics";
import { createFileLoader, folderDiagnostic, type ListedFolder, listContent } from "../read/load-file";
import { createLibraryLoader } from "../read/load-library";
import type { ParsedEntry } from "../read/parse-entry";

type EntryOf<Name extends CollectionName> = ParsedEntry<z.output<(typeof collectionSchemas)[Name]>>;
type DocumentOf<Name extends DocumentName> = ParsedEntry<z.output<(typeof documentSchemas)[Name]>>;

/** All content at one moment. A new object whenever a file has changed, so it can be the key of a cache. */
export type Library = {
  collections: { [Name in CollectionName]: EntryOf<Name>[] };
  documents: { [Name in DocumentName]?: DocumentOf<Name> };
  /** What is wrong in the files on disk now. */
  diagnostics: Diagnostic[];
  lookup: QuoteLookup;
  /** The pictures that readers see, by the names that content gives them. */
  pictures: ReadonlyMap<string, ShownPicture>;
};

type FolderOptions = {
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

export type LibraryOptions = FolderOptions & {
  /** The last good version of each picture; none unless said otherwise. */
  kept?: KeptPictures;
  /** Where the last good version of each file is kept; in memory unless said otherwise. */
  store?: LastGoodStore;
  /** How long the files are trusted after a look that took so long, both in milliseconds. */
  recheckAfter: (lookTook: number) => number;
  /** Told of each diagnostic when it is first found. */
  onDiagnostic?: (diagnostic: Diagnostic) => void;
};

/** For a folder that is read one time. */
export const lookOnce: LibraryOptions["recheckAfter"] = () => Number.POSITIVE_INFINITY;

/** `atOnce` looks at the files even when they were looked at a moment ago. */
export type ReadLibrary = (look?: "atOnce") => Library;

/**
 * The content that readers see: reads the folder, and again whenever files have changed; only changed files are parsed.
 * A file in which something is wrong is shown as it last was good (`lib/content/last-good`). Never throws, and no document
 * is ever missing.
 */
export function createLibrary(options: LibraryOptions): ReadLibrary {
  const read = createReadersLibrary({ store: memoryOnly, ...options });
  let listed: readonly ListedFolder[] = [];
  let pictures: PictureList = new Map();
  let current: Library | undefined;
  let trustedUntil = Number.NEGATIVE_INFINITY;

  return (look) => {
    if (current && look !== "atOnce" && performance.now() < trustedUntil) return current;
    const startedAt = performance.now();
    const [before, picturesBefore] = [listed, pictures];
    listed = listContent(options.root, before);
    pictures = listPictures(options.root, picturesBefore);
    const lookedAt = performance.now();
    trustedUntil = lookedAt + options.recheckAfter(lookedAt - startedAt);
    if (!current || pictures !== picturesBefore || !isSame(listed, before)) current = read(listed, pictures);
    return current;
  };
}

/** A file that has changed is another object. */
function isSame(listed: readonly ListedFolder[], before: readonly ListedFolder[]): boolean {
  return listed.every(({ files, problem }, index) => {
    const { files: known = [], problem: knownProblem } = before[index] ?? {};
    if (problem?.message !== knownProblem?.message || files.length !== known.length) return false;
    return files.every((source, at) => source === known[at]);
  });
}

/** Every second; in a library so large that this would take more than a fiftieth of the time, as often as it would not. */
const everySecond = (lookTook: number) => Math.max(1000, 50 * lookTook);

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
      kept: mediaStore().kept,
      claims: getEnv().claims,
      store: siteStore(),
      recheckAfter: process.env.NEXT_PHASE === "phase-production-build" ? lookOnce : everySecond,
      onDiagnostic: (diagnostic) => logError(`content: ${formatDiagnostic(diagnostic, contentRoot())}`),
      ...processWide<Partial<LibraryOptions>>("library options", () => ({})),
    });
    return { read, published: read(), wasRefreshed: false };
  });
}

/** Forgets what was read, for tests that change the settings or bring options of their own. */
export function resetLibrary(options?: Partial<LibraryOptions>): void {
  for (const name of ["library", "published"]) forgetProcessWide(name);
  if (!options) return;
  forgetProcessWide("library options");
  processWide("library options", () => options);
}
