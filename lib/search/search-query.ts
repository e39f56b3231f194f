import { collapseSpaces, foldText } from "../util/fold";

/** Longest query, in characters. The rest is cut off, and the results page says so. */
export const maxQueryLength = 200;

/**
 * Most characters that are compared. Folding makes several of a few: "\ufdfa" becomes eighteen and four words, and 200 of them would
 * be a phrase of 800 words.
 */
const maxFoldedLength = 2 * maxQueryLength;

export type SearchQuery = {
  /** Trimmed, on one line, at most `maxQueryLength` characters; empty if nothing is left. */
  text: string;
  /** Whether the end was cut off. */
  isCut: boolean;
};

/** Control characters, lone surrogates, and characters that show nothing, except those that join emoji. */
const unsafe = /[\p{Cc}\p{Cs}]|(?![\u200d\ufe0f])\p{Default_Ignorable_Code_Point}/gu;

/** Normalises what a reader typed (docs/reference/behaviour.md: the query is trimmed). Accepts any text. */
export function parseSearchQuery(input: string): SearchQuery {
  const typed = collapseSpaces(collapseSpaces(input).replace(unsafe, ""));
  const characters = [...(foldText(typed) === "" ? "" : typed)];
  const kept = cutFolded(characters.slice(0, maxQueryLength));
  return { text: kept.join("").trimEnd(), isCut: characters.length > kept.length };
}

/** As many characters as become no more than `maxFoldedLength`. */
function cutFolded(characters: readonly string[]): readonly string[] {
  let length = 0;
  const end = characters.findIndex((character) => {
    length += foldText(character).length;
    return length > maxFoldedLength;
  });
  return end < 0 ? characters : characters.slice(0, end);
}
