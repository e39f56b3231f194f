import { findQuotesIn, ledgerReference } from "./quote-syntax";
import { type QuoteLookup, resolveClaimsInText, unneeded, withheld } from "./resolve-claims";

/**
 * Puts the claims into frontmatter. A field whose text is withheld is taken out; an item of a list goes with any of its
 * own fields (content model: "the sentence or block that needs it goes with it"), but not with a sum that is not needed.
 */
export function resolveClaimsInData(data: unknown, lookup: QuoteLookup) {
  const found = resolveValue(data, lookup);
  const resolved = typeof found === "symbol" ? undefined : found;
  /** The path in the file of what is at `path` in the data: the two differ where items of a list are withheld. */
  const pathInFile = (path: readonly PropertyKey[]): PropertyKey[] => {
    let part: unknown = resolved;
    return path.map((step) => {
      const place = Array.isArray(part) ? placesOf.get(part)?.[Number(step)] : undefined;
      part = (part as Record<PropertyKey, unknown> | undefined)?.[step];
      return place ?? step;
    });
  };
  return {
    data: resolved,
    pathInFile,
    /** Ids of the claims that the text at `path` in the data states. */
    claimsAt(path: readonly PropertyKey[]): string[] {
      const text = pathInFile(path).reduce(
        (value: unknown, step) => (value as Record<PropertyKey, unknown>)?.[step],
        data,
      );
      if (typeof text !== "string") return [];
      return findQuotesIn(text).flatMap(({ reference }) => {
        const named = ledgerReference(reference);
        return named?.kind === "claim" ? [named.id] : [];
      });
    },
  };
}

/** Of lists that lost items: where each that is left stands in the file. */
const placesOf = new WeakMap<unknown[], number[]>();

function resolveValue(value: unknown, lookup: QuoteLookup): unknown {
  if (typeof value === "string") return resolveClaimsInText(value, lookup);
  if (!Array.isArray(value)) return isRecord(value) ? shownFields(resolveFields(value, lookup)) : value;
  const items = value.map((item) => resolveItem(item, lookup));
  const places = [...items.keys()].filter((index) => typeof items[index] !== "symbol");
  const kept = places.map((index) => items[index]);
  placesOf.set(kept, places);
  return kept;
}

/** An item of a list. */
function resolveItem(item: unknown, lookup: QuoteLookup): unknown {
  if (!isRecord(item)) return resolveValue(item, lookup);
  const fields = resolveFields(item, lookup);
  return fields.some(([, one]) => one === withheld) ? withheld : shownFields(fields);
}

function resolveFields(record: Record<string, unknown>, lookup: QuoteLookup): [string, unknown][] {
  return Object.entries(record).map(([key, one]) => [key, resolveValue(one, lookup)]);
}

function shownFields(fields: readonly [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(fields.filter(([, one]) => one !== withheld && one !== unneeded));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
