import { findQuotesIn, ledgerReference } from "./quote-syntax";
import { type QuoteLookup, resolveClaimsInText, unneeded, withheld } from "./resolve-claims";

/** Frontmatter with its claims filled in. */
export type ResolvedData = {
  data: unknown;
  /** The path in the file of what is at `path` in `data`: the two differ where items of a list are withheld. */
  pathInFile: (path: readonly PropertyKey[]) => PropertyKey[];
  /** Ids of the claims that the text at `path` in `data` states. */
  claimsAt: (path: readonly PropertyKey[]) => string[];
};

/**
 * Puts the claims into frontmatter. A field whose text is withheld is taken out; an item of a list goes with any of its
 * own fields (content model: "the sentence or block that needs it goes with it"), but not with a sum that is not needed.
 */
export function resolveClaimsInData(data: unknown, lookup: QuoteLookup): ResolvedData {
  const keptIndexes: KeptIndexes = new Map();
  const resolved = resolveValue(data, { lookup, keptIndexes, path: [] });
  const pathInFile = (path: readonly PropertyKey[]) => {
    const done: PropertyKey[] = [];
    for (const step of path) {
      const kept = typeof step === "number" ? keptIndexes.get(pathKey(done)) : undefined;
      done.push(kept?.[step as number] ?? step);
    }
    return done;
  };
  return {
    data: typeof resolved === "symbol" ? undefined : resolved,
    pathInFile,
    claimsAt(path) {
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

/** For each list that lost items, by its path in the file: which of its items are left. */
type KeptIndexes = Map<string, number[]>;

type Place = { lookup: QuoteLookup; keptIndexes: KeptIndexes; path: PropertyKey[] };

function pathKey(path: readonly PropertyKey[]): string {
  return path.map(String).join("\n");
}

function below(place: Place, step: PropertyKey): Place {
  return { ...place, path: [...place.path, step] };
}

function resolveValue(value: unknown, place: Place): unknown {
  if (typeof value === "string") return resolveClaimsInText(value, place.lookup);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => resolveItem(item, below(place, index)));
    const kept = [...items.keys()].filter((index) => typeof items[index] !== "symbol");
    if (kept.length < items.length) place.keptIndexes.set(pathKey(place.path), kept);
    return kept.map((index) => items[index]);
  }
  return isRecord(value) ? Object.fromEntries(shownFields(resolveFields(value, place))) : value;
}

/** An item of a list. */
function resolveItem(item: unknown, place: Place): unknown {
  if (!isRecord(item)) return resolveValue(item, place);
  const fields = resolveFields(item, place);
  return fields.some(([, one]) => one === withheld) ? withheld : Object.fromEntries(shownFields(fields));
}

function resolveFields(record: Record<string, unknown>, place: Place): (readonly [string, unknown])[] {
  return Object.entries(record).map(([key, one]) => [key, resolveValue(one, below(place, key))] as const);
}

function shownFields(fields: readonly (readonly [string, unknown])[]) {
  return fields.filter(([, one]) => one !== withheld && one !== unneeded);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
