import { collapseSpaces } from "./fold-case";

/** Longest query that is looked for, in characters. What is beyond is left out, and the results page says so. */
export const maxQueryLength = 200;

export type SearchQuery = {
  /** Trimmed, on one line, at most `maxQueryLength` characters; empty when there is nothing to look for. */
  text: string;
  /** Whether something was left out at the end. */
  isCut: boolean;
};

/** Control characters, halves of surrogate pairs, and marks that turn the direction of the text around them. */
const unsafe = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Reads what a reader typed (docs/product.md, section 5: the query is trimmed). Takes any text. */
export function parseSearchQuery(input: string): SearchQuery {
  const characters = [...collapseSpaces(collapseSpaces(input).replace(unsafe, ""))];
  return {
    text: characters.slice(0, maxQueryLength).join("").trimEnd(),
    isCut: characters.length > maxQueryLength,
  };
}
