import type { ParsedEntry } from "../content/read/parse-entry";

type Entry = ParsedEntry<unknown>;

/**
 * Remembers what a function finds in an entry for as long as its file does not change: every publication checks all
 * texts, and reading ten thousand of them again takes seconds.
 * @param find Depends on nothing but the entry.
 */
export function perEntry<Found>(find: (entry: Entry) => Found): (entry: Entry) => Found {
  const found = new WeakMap<Entry, { value: Found }>();
  return (entry) => {
    const known = found.get(entry) ?? { value: find(entry) };
    found.set(entry, known);
    return known.value;
  };
}
