import type { z } from "zod";
import { findQuotesIn } from "../claims/quote-syntax";
import type { QuoteLookup } from "../claims/resolve-claims";
import { collectionSchemas, getSchema } from "./collections";
import { contentPath } from "./content-path";
import type { Diagnostic } from "./diagnostics";
import { type ParsedEntry, parseEntry } from "./parse-entry";
import { getSlug, type Listing, listFolder, readSource, type SourceFile } from "./read-collection";

/** The files of one folder of the content. */
export type ListedFolder = { folder: string } & Listing;

/** What one version of a file holds, or what is wrong in it. */
export type LoadedFile = { entry?: ParsedEntry<unknown>; diagnostics: Diagnostic[] };

const contentFolders = ["site", ...Object.keys(collectionSchemas)];

/** The files of a content folder. @param before Those of the last look. */
export function listContent(root: string, before: readonly ListedFolder[] = []): ListedFolder[] {
  return contentFolders.map((folder, index) => ({
    folder,
    ...listFolder(contentPath(root, folder), before[index]?.files),
  }));
}

/** The diagnostic of a folder that cannot be listed. */
export function folderDiagnostic({ folder, problem }: ListedFolder, root: string, more = ""): Diagnostic {
  return {
    file: contentPath(root, folder),
    line: 1,
    column: 1,
    severity: "error",
    message: `${problem?.message}${more}`,
  };
}

/** A file's name from the content folder, like `blog/name.md`. */
export function getPath(folder: string, { name }: Pick<SourceFile, "name">): string {
  return `${folder}/${name}`;
}

export type FileLoader = {
  /** The text of a version; empty for one that cannot be read. */
  textOf: (source: SourceFile) => string;
  /** What a version holds; `undefined` where its folder has no place for a file of this name. */
  load: (folder: string, source: SourceFile, lookup: QuoteLookup) => LoadedFile | undefined;
};

/** What a text quotes, with what each quote stood for when the text was parsed. */
type Quotes = readonly { reference: string; shown: ReturnType<QuoteLookup> }[];

/** Reads each version of a file once, and parses it again only when what it quotes has changed. */
export function createFileLoader(): FileLoader {
  const texts = new WeakMap<SourceFile, string>();
  const parsed = new WeakMap<SourceFile, { loaded: LoadedFile; quotes: Quotes }>();

  const read = (source: SourceFile) => {
    const known = texts.get(source);
    if (known !== undefined) return known;
    const found = readSource(source);
    if (typeof found === "string") texts.set(source, found);
    else source.problem = found;
    return found;
  };
  const parse = (source: SourceFile, schema: z.ZodType, lookup: QuoteLookup): LoadedFile => {
    const text = read(source);
    const { file } = source;
    if (typeof text !== "string") return { diagnostics: [{ ...text, file, severity: "error" }] };
    const { entry, diagnostics = [] } = parseEntry(schema, { slug: getSlug(source), file, text }, lookup);
    return entry ? { entry, diagnostics } : { diagnostics };
  };
  return {
    textOf: (source) => {
      const text = read(source);
      return typeof text === "string" ? text : "";
    },
    load: (folder, source, lookup) => {
      const known = parsed.get(source);
      if (known?.quotes.every(({ reference, shown }) => lookup(reference) === shown)) return known.loaded;
      const schema = getSchema(`${folder}/${getSlug(source)}`);
      if (!schema) return undefined;
      const loaded = parse(source, schema, lookup);
      parsed.set(source, { loaded, quotes: findQuotes(texts.get(source) ?? "", lookup) });
      return loaded;
    },
  };
}

function findQuotes(text: string, lookup: QuoteLookup): Quotes {
  const references = new Set(findQuotesIn(text).map(({ reference }) => reference));
  return [...references].map((reference) => ({ reference, shown: lookup(reference) }));
}
