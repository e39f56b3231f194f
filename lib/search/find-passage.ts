import { collapseSpaces, foldCase } from "./fold-case";
import { splitMatches } from "./split-matches";

/** Characters shown before the match, and in all. */
const before = 60;
const size = 180;

/**
 * The words around the first place where the query stands in a text, out of one block only, with "…" where something of
 * the block is left out, and with dots between the cells of a table. `undefined` when it is not there. The text has a block
 * a line, and a tab between cells.
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
