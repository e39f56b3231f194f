import { claimLink, quoteToken } from "./quote-syntax";

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
