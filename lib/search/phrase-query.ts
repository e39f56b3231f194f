import { textEdge } from "./joined-texts";
import type { TermDictionary } from "./term-dictionary";

/** One word of a phrase query, expanded to the terms that it matches. */
export type PhraseSlot = {
  /** Ids of these terms, ascending; at least one. */
  termIds: readonly number[];
  /** By term id, 1 for each of them. */
  isMatch: Uint8Array;
};

/**
 * Parses a case-folded query with single spaces between its words. The first word matches the end of a term and the
 * last one the beginning: "red ap" is any term that ends in "red", then any term that begins with "ap". A single word
 * matches anywhere in a term. `undefined` if a word matches no term, because then no document contains the query.
 */
export function parsePhrase(query: string, terms: TermDictionary): PhraseSlot[] | undefined {
  const words = query.split(" ");
  const last = words.length - 1;
  const phrase: PhraseSlot[] = [];
  for (const [index, word] of words.entries()) {
    const isWhole = index > 0 && index < last;
    const termIds = isWhole
      ? [terms.idOf(word) ?? 0].filter(Boolean)
      : terms.listMatching(`${index > 0 ? textEdge : ""}${word}${index < last ? textEdge : ""}`);
    if (termIds.length === 0) return undefined;
    phrase.push(slotOf(termIds, terms));
  }
  return phrase;
}

/** Whether the tokens at and after a position match the phrase. */
export function matchesAt(phrase: readonly PhraseSlot[], tokens: Uint32Array, position: number): boolean {
  for (let index = 0; index < phrase.length; index += 1) {
    if ((phrase[index] as PhraseSlot).isMatch[tokens[position + index] as number] !== 1) return false;
  }
  return true;
}

/** A slot that some terms match. */
export function slotOf(termIds: readonly number[], terms: TermDictionary): PhraseSlot {
  const isMatch = new Uint8Array(terms.size + 1);
  for (const termId of termIds) isMatch[termId] = 1;
  return { termIds, isMatch };
}
