import { foldPlain, foldText, listOrigins } from "../util/fold";
import { getStem, splitWords } from "./word-forms";

/** A piece of a text. All pieces joined are the text; `start` is an offset in UTF-16 code units. */
export type TextPiece = { text: string; start: number; isMatch: boolean };

/**
 * Splits a text at the matches of the query, so that they can be highlighted: as it is spelled, or else with other accents.
 * A character is never split: when folding makes it longer and the query matches part of that, the whole character is
 * highlighted.
 */
export function splitMatches(text: string, query: string): TextPiece[] {
  const fold = [foldText, foldPlain].find((one) => one(text).includes(one(query)));
  const needle = fold?.(query) ?? "";
  if (!fold || needle === "") return text === "" ? [] : [{ text, start: 0, isMatch: false }];
  const { folded, origins } = listOrigins(text, fold);
  const pieces: TextPiece[] = [];
  let done = 0;
  const push = (end: number, isMatch: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), start: done, isMatch });
    done = Math.max(done, end);
  };
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    push(origins[at]?.start ?? 0, false);
    push(origins[at + needle.length - 1]?.end ?? text.length, true);
  }
  push(text.length, false);
  return pieces;
}

/** What is marked in results: the query as it was typed, or every word with one of some stems. */
export type Marks = { query: string; stems?: readonly string[] | undefined };

/** Splits a text at what is marked in it. */
export function splitMarks(text: string, { query, stems }: Marks): TextPiece[] {
  return stems ? splitWordMatches(text, stems) : splitMatches(text, query);
}

function splitWordMatches(text: string, stems: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  const push = (end: number, isMatch: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), start: done, isMatch });
    done = end;
  };
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}'’]+/gu)) {
    if (!splitWords(word).some((one) => stems.includes(getStem(one)))) continue;
    push(index, false);
    push(index + word.length, true);
  }
  push(text.length, false);
  return pieces;
}
