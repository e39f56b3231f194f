import { splitMatches } from "./split-matches";

/** Characters shown before the match, and in all. */
const before = 60;
const size = 180;

/**
 * The words around the first place where the query stands in a text, with "…" where something is left out.
 * `undefined` when it is not there.
 */
export function findPassage(text: string, query: string): string | undefined {
  const match = splitMatches(text, query).find((piece) => piece.isMatch);
  if (!match) return undefined;
  const from = match.start <= before ? 0 : wordStartAfter(text, match.start - before, match.start);
  const to = wordEndBefore(
    text,
    Math.max(from + size, match.start + match.text.length),
    match.start + match.text.length,
  );
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

/** Where the first whole word at or after `at` begins, at most `limit`. */
function wordStartAfter(text: string, at: number, limit: number): number {
  const space = text.indexOf(" ", at);
  return space < 0 || space >= limit ? limit : space + 1;
}

/** Where the last whole word before `at` ends, at least `limit`. */
function wordEndBefore(text: string, at: number, limit: number): number {
  if (at >= text.length) return text.length;
  return Math.max(limit, text.lastIndexOf(" ", at));
}
