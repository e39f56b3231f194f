import { isDeepStrictEqual } from "node:util";
import { findQuotesIn } from "../../claims/quote-syntax";
import type { ParsedEntry } from "../../content/read/parse-entry";
import type { Library } from "../../content/snapshot/library";

/**
 * A library in which every entry that is equal in another library is the other's object. The fingerprints of pages compare
 * entries as objects, as they are in a server that reads one folder again.
 */
export function shareEntries(library: Library, other: Library): Library {
  // The text may be equal and what it shows not, because a claim, a price or a picture has changed.
  const saysTheSame = ({ reference }: { reference: string }) =>
    isDeepStrictEqual(library.lookup(reference), other.lookup(reference));
  const same = (entry: ParsedEntry<unknown>, known: ParsedEntry<unknown> | undefined): ParsedEntry<unknown> =>
    known &&
    known.text === entry.text &&
    isDeepStrictEqual(known.data, entry.data) &&
    isDeepStrictEqual(addressesOf(known), addressesOf(entry)) &&
    findQuotesIn(entry.text).every(saysTheSame)
      ? known
      : entry;
  const collections = Object.fromEntries(
    Object.entries(library.collections).map(([name, entries]) => {
      const known = new Map(
        other.collections[name as keyof Library["collections"]].map((entry) => [
          entry.slug,
          entry as ParsedEntry<unknown>,
        ]),
      );
      return [name, (entries as ParsedEntry<unknown>[]).map((entry) => same(entry, known.get(entry.slug)))];
    }),
  );
  const documents = Object.fromEntries(
    Object.entries(library.documents).map(([name, entry]) => [
      name,
      same(entry, other.documents[name as keyof Library["documents"]]),
    ]),
  );
  return { ...library, collections, documents } as Library;
}

/** The addresses of the pictures of an entry, which change with their bytes. */
function addressesOf({ pictures = [] }: ParsedEntry<unknown>): unknown[] {
  return pictures.map(({ shown }) => shown?.src);
}
