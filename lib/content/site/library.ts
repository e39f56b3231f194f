import type { z } from "zod";
import type { Ledger } from "../claims/ledger";
import type { QuoteLookup } from "../claims/resolve-claims";
import type { ShownProofs } from "../link/link";
import type { ShownPicture } from "../pictures/resolve-pictures";
import type { CollectionName, collectionSchemas, DocumentName, documentSchemas } from "../read/collections";
import type { Diagnostic } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";

type EntryOf<Name extends CollectionName> = ParsedEntry<z.output<(typeof collectionSchemas)[Name]>>;
type DocumentOf<Name extends DocumentName> = ParsedEntry<z.output<(typeof documentSchemas)[Name]>>;

/** All content at one moment. After a change it is a new object, so it can be compared by identity. */
export type Library = {
  /** Absolute path of the content folder. */
  root: string;
  collections: { [Name in CollectionName]: EntryOf<Name>[] };
  documents: { [Name in DocumentName]?: DocumentOf<Name> };
  /** What could not be read. */
  diagnostics: Diagnostic[];
  lookup: QuoteLookup;
  /** As `2025-06-28`. */
  day: string;
  /** The same files on another day. */
  on: (day: string) => Library;
  /** The claims as of its day. */
  ledger: Ledger;
  /** What readers see of testimonials and names of publications. */
  shown: ShownProofs;
  /** Whether it is of a live site, where readers see only what is proved. */
  isLive: boolean;
  /** The names and hashes of the files in content/evidence. */
  evidence: string;
  /** The pictures that readers see, by their names in the content. */
  pictures: ReadonlyMap<string, ShownPicture>;
};

/** The files of a library: those of its folders, then its documents. */
export function allEntries({
  collections,
  documents,
}: Pick<Library, "collections" | "documents">): ParsedEntry<unknown>[] {
  return [...Object.values(collections).flat(), ...Object.values(documents)];
}
