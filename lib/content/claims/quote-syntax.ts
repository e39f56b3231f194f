/**
 * The way text quotes what is kept elsewhere: `{{claim:users}}` of the claims ledger, `{{sum:users}}` of its own sums,
 * `{{price:luna-ai.monthly}}`, `{{month:…}}`, `{{year:…}}`, `{{limits:luna-ai.free}}` and `{{fact:luna-ai.account-deletion}}`
 * of an app, `{{operator:name}}` of who runs the site, `{{site:name}}` of the brand, `{{setting:analytics}}` of the settings.
 * Group 1 is the reference. Group 2 is the fallback of `{{claim:users|many readers}}`: the words that stand there while the
 * claim is withheld. In a table the line before it is written `\|`.
 */
export const quoteToken =
  /\{\{\s*((?:claim|sum|price|month|year|limits|fact|operator|setting|site):[a-z0-9.-]+)\s*(?:\\?\|[^\S\n]*([^{}|\n]*[^{}|\s])[^\S\n]*)?\}\}/g;

/**
 * Words that are a claim: `[No credit card](claim:partner-no-card)`. Group 1 is the words, group 2 the fallback of
 * `[No credit card|Free to try](claim:partner-no-card)`, group 3 the id.
 */
export const claimLink = /\[([^[\]|]{1,300}?)(?:\\?\|([^[\]|]{1,300}))?\]\(claim:([a-z0-9-]+)\)/g;

/** Address of a link that quotes a claim; group 1 is the id. */
export const claimAddress = /^claim:([a-z0-9-]+)$/;

/** What a reference names in the ledger: `claim:users` is the claim, `sum:users` our own sum of it. */
export function ledgerReference(reference: string): { kind: "claim" | "sum"; id: string } | undefined {
  const [, kind, id = ""] = /^(claim|sum):(.*)$/.exec(reference) ?? [];
  return kind === undefined ? undefined : { kind: kind as "claim" | "sum", id };
}

/** Whether a text may hold quotes. Most texts hold none, and this is much faster than looking for them. */
export function mayQuote(text: string): boolean {
  return text.includes("{{") || text.includes("](claim:");
}

/** A quote in a text. `at` counts characters from 0. */
type WrittenQuote = { reference: string; fallback: string | undefined; at: number; written: string };

/** All quotes of a text, tokens first. */
export function findQuotesIn(text: string): WrittenQuote[] {
  if (!mayQuote(text)) return [];
  return [
    ...[...text.matchAll(quoteToken)].map(({ 0: written, 1: reference = "", 2: fallback, index: at }) => ({
      reference,
      fallback,
      at,
      written,
    })),
    ...[...text.matchAll(claimLink)].map(({ 0: written, 2: fallback, 3: id, index: at }) => ({
      reference: `claim:${id}`,
      fallback,
      at,
      written,
    })),
  ];
}

/** A text whose claims are its words alone, for fields that hold no links: `[Free](claim:free)` becomes "Free". */
export function wordsOfClaims(text: string): string {
  return text.includes("](claim:") ? text.replace(claimLink, "$1") : text;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** With the spaces after it; what is further left is not looked at. */
const longestAbbreviation = 20;

const abbreviation = /\b(?:e\.g|i\.e|cf|vs|ca|approx|incl|no)\.\s*$/i;

/**
 * The sentences of a markdown text, which joined give the text again. A quote counts as a word with a capital, because it
 * may begin a sentence ("We tried. {{claim:users}} agree."), but not after an abbreviation. A line break inside a paragraph
 * ends no sentence; a blank line and the next item of a list do.
 */
export function splitSentences(text: string): string[] {
  const mask = (quote: string, at: number) =>
    (abbreviation.test(text.slice(Math.max(0, at - longestAbbreviation), at)) ? "x" : "X").repeat(quote.length);
  const masked = text
    .replace(quoteToken, (quote, _reference, _fallback, at: number) => mask(quote, at))
    .replace(claimLink, (quote, _words, _fallback, _id, at: number) => mask(quote, at))
    .replace(/(?<!\n)\n(?!\n|[^\S\n]*(?:[-*+>#|]|\d+[.)])\s)/g, " ");
  return [...segmenter.segment(masked)].map(({ index, segment }) => text.slice(index, index + segment.length));
}
