import { foldCase } from "./fold-case";

/** A piece of a text; the pieces in a row are the text. `start` is its place, in code units. */
export type TextPiece = { text: string; start: number; isMatch: boolean };

/**
 * Cuts a text where the query stands in it, whatever its case. Characters are never cut in two, also where folding makes
 * one character longer: then the whole character counts as matched.
 */
export function splitMatches(text: string, query: string): TextPiece[] {
  const needle = foldCase(query);
  const folded = foldCase(text);
  const origins = needle === "" ? [] : listOrigins(text);
  const pieces: TextPiece[] = [];
  let done = 0;
  const push = (end: number, isMatch: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), start: done, isMatch });
    done = Math.max(done, end);
  };
  let at = needle === "" ? -1 : folded.indexOf(needle);
  while (at >= 0) {
    push(origins[at]?.start ?? 0, false);
    push(origins[at + needle.length - 1]?.end ?? text.length, true);
    at = folded.indexOf(needle, at + needle.length);
  }
  push(text.length, false);
  return pieces;
}

/** For each code unit of the folded text, the character of the text that it comes from. */
function listOrigins(text: string): { start: number; end: number }[] {
  const origins: { start: number; end: number }[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    for (let unit = 0; unit < foldCase(character).length; unit += 1) origins.push({ start, end });
    start = end;
  }
  return origins;
}
