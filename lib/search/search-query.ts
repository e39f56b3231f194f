import { collapseSpaces, foldText } from "../util/fold";

/** Longest query, in characters. The rest is cut off, and the results page says so. */
export const maxQueryLength = 200;

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
  const kept = characters.slice(0, maxQueryLength).join("");
  // Folding makes eighteen characters of one such as "\ufdfa": of so many, a few are looked for.
  const text = foldText(kept).length > 2 * maxQueryLength ? [...kept].slice(0, maxQueryLength / 10).join("") : kept;
  return { text: text.trimEnd(), isCut: text.length < characters.join("").length };
}
