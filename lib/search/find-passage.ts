import { collapseSpaces, foldPlain, foldText } from "../util/fold";
import { type Marks, splitMarks } from "./split-matches";
import { getStem, splitWords } from "./word-forms";

/** Characters before the match, and of the whole passage. */
const before = 60;
const size = 180;

/**
 * A snippet around the first match, in the block that has most different ones: whole words of one block, "…" where the
 * block goes on, dots between table cells.
 * @param text One block on each line, as from `toPlainText`; table cells are separated by tabs.
 * @returns `undefined` if the text has none of what is marked.
 */
export function findPassage(text: string, marks: Marks): string | undefined {
  const lines = text.split("\n").map((line) => collapseSpaces(line.replaceAll("\t", " · ")));
  const block = marks.stems ? findRichest(lines, marks.stems) : findFirst(lines, marks.query);
  const match = splitMarks(block ?? "", marks).find((piece) => piece.isMatch);
  if (block === undefined || !match) return undefined;
  const matchEnd = match.start + match.text.length;
  const from = match.start <= before ? 0 : wordStartAfter(block, match.start - before, match.start);
  const to = wordEndBefore(block, Math.max(from + size, matchEnd), matchEnd);
  return `${from > 0 ? "… " : ""}${block.slice(from, to)}${to < block.length ? "\u00a0…" : ""}`;
}

function findFirst(lines: readonly string[], query: string): string | undefined {
  const has = (fold: (text: string) => string) => lines.find((line) => fold(line).includes(fold(query)));
  return has(foldText) ?? has(foldPlain);
}

/** The line that has most of some stems: of equals, the first. */
function findRichest(lines: readonly string[], stems: readonly string[]): string | undefined {
  const count = (line: string) => {
    const own = new Set(splitWords(line).map(getStem));
    return stems.filter((stem) => own.has(stem)).length;
  };
  const counts = lines.map(count);
  return lines[counts.indexOf(Math.max(...counts))];
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
