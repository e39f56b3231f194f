import { claimLink, findQuotesIn, mayQuote, quoteToken, splitSentences } from "./quote-syntax";

/** Stands for a claim that may not be shown. */
export const withheld = Symbol("withheld");

/** Marks a calculation that need not be shown, because there is no stated figure beside it. */
export const unneeded = Symbol("unneeded");

/**
 * Looks up what a reference such as `claim:users` stands for: the text to show, `withheld` or `unneeded` when it is not
 * shown, `undefined` when there is no such thing.
 */
export type QuoteLookup = (reference: string) => string | typeof withheld | typeof unneeded | undefined;

type Resolved = string | typeof withheld | typeof unneeded;

/**
 * Fills in the quotes of one text. Where a claim is withheld, its fallback is shown; without one, its whole sentence
 * goes, and so does the text when nothing is left of it. A quote of what is not there stays as written, for the check to
 * find. Words that are a claim stay a link, `[Free](claim:free)`, which `wordsOfClaims` or the renderer takes from there.
 */
export function resolveClaimsInText(text: string, lookup: QuoteLookup): Resolved {
  if (!mayQuote(text)) return text;
  const gone = new Set<Resolved>();
  const kept = splitSentences(text).filter((sentence) => {
    const hidden = hiddenIn(sentence, lookup);
    for (const one of hidden) gone.add(one);
    return hidden.length === 0;
  });
  if (gone.size > 0 && kept.join("").trim() === "") return gone.has(withheld) ? withheld : unneeded;
  const resolved = fillQuotes(kept.join(""), lookup);
  return gone.size > 0 ? resolved.trim() : resolved;
}

/** The same, where no difference is made between texts that may not be shown: `undefined` for them. */
export function showClaimsInText(text: string, lookup: QuoteLookup): string | undefined {
  const resolved = resolveClaimsInText(text, lookup);
  return typeof resolved === "string" ? resolved : undefined;
}

/** Fills in the quotes of a text as a whole. One that is withheld without a fallback, or of what is not there, stays. */
export function fillQuotes(text: string, lookup: QuoteLookup): string {
  return text
    .replace(quoteToken, (quote, reference: string, fallback?: string) => {
      const found = lookup(reference);
      return typeof found === "string" ? found : ((found && fallback) ?? quote);
    })
    .replace(claimLink, (quote, words: string, fallback: string | undefined, id: string) => {
      const found = lookup(`claim:${id}`);
      return typeof found === "string" ? `[${words}](claim:${id})` : ((found && fallback) ?? quote);
    });
}

/** What takes a sentence with it: its quotes that are not shown and have no fallback. */
function hiddenIn(sentence: string, lookup: QuoteLookup): (typeof withheld | typeof unneeded)[] {
  return findQuotesIn(sentence).flatMap(({ reference, fallback }) => {
    const found = lookup(reference);
    return typeof found === "symbol" && fallback === undefined ? [found] : [];
  });
}
