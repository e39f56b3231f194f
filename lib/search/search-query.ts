import { collapseSpaces } from "./word-forms";

/** Longest query, in characters. The rest is cut off, and the results page says so. */
export const maxQueryLength = 200;

export type SearchQuery = {
  /** Trimmed, on one line, at most `maxQueryLength` characters; empty if nothing is left. */
  text: string;
  /** Whether the end was cut off. */
  isCut: boolean;
};

/** Control characters, lone surrogates, and bidirectional overrides that could reorder the page around them. */
const unsafe = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Normalises what a reader typed (docs/reference/behaviour.md: the query is trimmed). Accepts any text. */
export function parseSearchQuery(input: string): SearchQuery {
  const characters = [...collapseSpaces(collapseSpaces(input).replace(unsafe, ""))];
  return {
    text: characters.slice(0, maxQueryLength).join("").trimEnd(),
    isCut: characters.length > maxQueryLength,
  };
}
