import type { Claim } from "../content/schemas/claims-schema";

/**
 * The way text quotes what is kept elsewhere: `{{claim:users}}` of the claims ledger, `{{price:luna-ai.monthly}}`,
 * `{{month:…}}`, `{{year:…}}` and `{{fact:luna-ai.account-deletion}}` of a product, `{{operator:name}}` of who runs the
 * site, and `{{setting:analytics}}` of its settings. Group 1 is the reference.
 */
export const quoteToken = /\{\{\s*((?:claim|price|month|year|fact|operator|setting):[a-z0-9.-]+)\s*\}\}/g;

/**
 * Looks up what a reference such as `claim:users` stands for: the text to show, `withheld` when it may not be shown,
 * `undefined` when there is no such thing.
 */
export type QuoteLookup = (reference: string) => string | typeof withheld | undefined;

/** Stands for a claim without evidence where only proven ones are shown. */
export const withheld = Symbol("withheld");

/** Looks up claims; other references are not known to it. */
export function claimLookup(claims: readonly Claim[], mode: "all" | "strict"): QuoteLookup {
  const byReference = new Map(claims.map((claim) => [`claim:${claim.id}`, claim]));
  return (reference) => {
    const claim = byReference.get(reference);
    if (!claim) return undefined;
    return mode === "strict" && claim.evidence === "" ? withheld : claim.text;
  };
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * Fills in the quotes of one text. A sentence that quotes a withheld claim goes as a whole; so does the text when nothing
 * is left of it. A quote of what is not there stays as written, for the check to find.
 */
export function resolveClaimsInText(text: string, lookup: QuoteLookup): string | typeof withheld {
  if (!text.includes("{{")) return text;
  let dropped = false;
  const kept = splitSentences(text).filter((sentence) => {
    const hidden = [...sentence.matchAll(quoteToken)].some((match) => lookup(match[1] ?? "") === withheld);
    dropped ||= hidden;
    return !hidden;
  });
  if (dropped && kept.join("").trim() === "") return withheld;
  const resolved = fillQuotes(kept.join(""), lookup);
  return dropped ? resolved.trim() : resolved;
}

/** Fills in the quotes of a text as a whole. One that is withheld, or of what is not there, stays as written. */
export function fillQuotes(text: string, lookup: QuoteLookup): string {
  return text.replace(quoteToken, (quote, reference: string) => {
    const found = lookup(reference);
    return typeof found === "string" ? found : quote;
  });
}

/**
 * The sentences of a markdown text, which joined give the text again. A quote counts as a word with a capital, because it
 * may begin a sentence ("We tried. {{claim:users}} agree."), but not after an abbreviation. A line break inside a paragraph
 * ends no sentence; a blank line and the next item of a list do.
 */
export function splitSentences(text: string): string[] {
  const masked = text
    .replace(quoteToken, (quote, _reference, at: number) =>
      (abbreviation.test(text.slice(Math.max(0, at - longestAbbreviation), at)) ? "x" : "X").repeat(quote.length),
    )
    .replace(/(?<!\n)\n(?!\n|[^\S\n]*(?:[-*+>#|]|\d+[.)])\s)/g, " ");
  return [...sentences.segment(masked)].map(({ index, segment }) => text.slice(index, index + segment.length));
}

/** With the spaces after it; what stands further left is not looked at. */
const longestAbbreviation = 20;

const abbreviation = /\b(?:e\.g|i\.e|cf|vs|ca|approx|incl|no)\.\s*$/i;

/** Frontmatter with its claims filled in. */
export type ResolvedData = {
  data: unknown;
  /** The path in the file of what is at `path` in `data`: the two differ where items of a list are withheld. */
  pathInFile: (path: readonly PropertyKey[]) => PropertyKey[];
};

/**
 * Puts the claims into frontmatter. A field whose text is withheld is taken out; an item of a list goes with any of its
 * own fields (content model: "the sentence or block that needs it goes with it").
 */
export function resolveClaimsInData(data: unknown, lookup: QuoteLookup): ResolvedData {
  const keptIndexes: KeptIndexes = new Map();
  const resolved = resolveValue(data, lookup, [], keptIndexes);
  return {
    data: resolved === withheld ? undefined : resolved,
    pathInFile: (path) => {
      const done: PropertyKey[] = [];
      for (const step of path) {
        const kept = typeof step === "number" ? keptIndexes.get(pathKey(done)) : undefined;
        done.push(kept?.[step as number] ?? step);
      }
      return done;
    },
  };
}

/** For each list that lost items, by its path in the file: which of its items are left. */
type KeptIndexes = Map<string, number[]>;

function pathKey(path: readonly PropertyKey[]): string {
  return path.map(String).join("\n");
}

function resolveValue(value: unknown, lookup: QuoteLookup, path: PropertyKey[], keptIndexes: KeptIndexes): unknown {
  if (typeof value === "string") return resolveClaimsInText(value, lookup);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => resolveItem(item, lookup, [...path, index], keptIndexes));
    const kept = [...items.keys()].filter((index) => items[index] !== withheld);
    if (kept.length < items.length) keptIndexes.set(pathKey(path), kept);
    return kept.map((index) => items[index]);
  }
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, one]) => [key, resolveValue(one, lookup, [...path, key], keptIndexes)] as const)
        .filter(([, one]) => one !== withheld),
    );
  }
  return value;
}

function resolveItem(item: unknown, lookup: QuoteLookup, path: PropertyKey[], keptIndexes: KeptIndexes): unknown {
  const resolved = resolveValue(item, lookup, path, keptIndexes);
  const lostField = isRecord(resolved) && isRecord(item) && Object.keys(resolved).length < Object.keys(item).length;
  return lostField ? withheld : resolved;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
