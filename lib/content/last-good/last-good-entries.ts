import { relative } from "node:path";
import type { QuoteLookup } from "../claims/resolve-claims";
import { type CollectionName, collectionSchemas } from "../read/collections";
import { createFileLoader } from "../read/load-file";
import { parseEntry } from "../read/parse-entry";
import { getSlug, type SourceFile } from "../read/read-collection";
import type { Library } from "../snapshot/library";
import type { Versions } from "./choose-versions";

type Options = {
  /** Absolute path of the content folder. */
  root: string;
  good: Versions;
  lookup: QuoteLookup;
  /** The text of a version. */
  textOf?: (source: SourceFile) => string;
};

/**
 * Reads the last good version of a file by its absolute path. `undefined` if there is none, or if it cannot be parsed
 * any more.
 */
export type LastGoodEntries = <Name extends CollectionName>(folder: Name, file: string) => DataOf<Name> | undefined;

type DataOf<Name extends CollectionName> = Library["collections"][Name][number]["data"];

/** The last good versions, for rules about what has changed. */
export function openLastGoodEntries(options: Options): LastGoodEntries {
  const { root, good, lookup, textOf = createFileLoader().textOf } = options;
  return <Name extends CollectionName>(folder: Name, file: string) => {
    const source = good.get(relative(root, file));
    const text = source && textOf(source);
    if (!text) return undefined;
    const { entry } = parseEntry(collectionSchemas[folder], { slug: getSlug(source), file, text }, lookup);
    return entry?.data as DataOf<Name> | undefined;
  };
}
