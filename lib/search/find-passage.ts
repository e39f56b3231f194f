import { collapseSpaces, foldCase } from "./fold-case";
import { splitMatches } from "./split-matches";

/** Characters before the match, and of the whole passage. */
const before = 60;
const size = 180;

/**
 * A snippet around the first match: whole words of one block, "…" where the block goes on, dots between table cells.
 * @param text One block on each line, as from `toPlainText`; table cells are separated by tabs.
 * @returns `undefined` if the text does not contain the query.
 */
export function findPassage(text: string, query: string): string | undefined {
  const needle = foldCase(query);
  const block = text
    .split("\n")
    .map((line) => collapseSpaces(line.replaceAll("\t", " · ")))
    .find((line) => foldCase(line).includes(needle));
  const match = splitMatches(block ?? "", query).find((piece) => piece.isMatch);
  if (block === undefined || !match) return undefined;
  const matchEnd = match.start + match.text.length;
  const from = match.start <= before ? 0 : wordStartAfter(block, match.start - before, match.start);
  const to = wordEndBefore(block, Math.max(from + size, matchEnd), matchEnd);
  return `${from > 0 ? "… " : ""}${block.slice(from, to)}${to < block.length ? "\u00a0…" : ""}`;
}

/** Start of the first whole word at or after `at`, but not after `limit`. */
function wordStartAfter(text: string, at: number, limit: number): number {
  const space = text.indexOf(" ", at);
  return space < 0 || space >= limit ? limit : space + 1;
}

/** End of the last whole word before `at`, but not before `limit`. */
function wordEndBefore(text: string, at: number, limit: number): number {
  if (at >= text.length) return text.length;
  return Math.max(limit, text.lastIndexOf(" ", at));
}
