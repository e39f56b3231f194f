import { collapseSpaces, foldPlain, foldText } from "../util/fold";
import { type Marks, splitMarks } from "./split-matches";
import { getBeginning, getStem, splitWords } from "./word-forms";

/** Characters before the match, and of the whole passage. */
const before = 60;
const size = 180;

/** Where a sentence ends. */
const sentenceEnd = /[.!?…]["”’)]*(?=$|\s+["“(]?[\p{Lu}\p{N}])/gu;

/**
 * A snippet around the first match: of the blocks that have most different ones, the first with whole sentences, rather than
 * a heading or a row of a table. Whole sentences where they are short enough, else whole words, "…" where something is left
 * out; dots between table cells.
 * @param text One block on each line, as from `toPlainText`; table cells are separated by tabs.
 * @returns `undefined` if the text has none of what is marked.
 */
export function findPassage(text: string, marks: Marks): string | undefined {
  const lines = text.split("\n").map((line) => collapseSpaces(line.replaceAll("\t", " · ")));
  const found = marks.stems ? listRichest(lines, marks.stems) : listLines(lines, marks.query);
  const block = found.find(isText) ?? found[0] ?? "";
  const match = splitMarks(block, marks).find((piece) => piece.isMatch);
  if (!match) return undefined;
  const matchEnd = match.start + match.text.length;
  const ends = [...block.matchAll(sentenceEnd)].map(({ 0: end, index }) => index + end.length);
  const sentence = block.length - block.slice(ends.findLast((end) => end <= match.start) ?? 0).trimStart().length;
  const isWhole = matchEnd - sentence <= size;
  const from = isWhole || match.start <= before ? sentence : wordStartAfter(block, match.start - before, match.start);
  const last = ends.findLast((end) => end >= matchEnd && end - from <= size);
  const to = last ?? wordEndBefore(block, Math.max(from + size, matchEnd), matchEnd);
  return `${from === sentence ? "" : "… "}${block.slice(from, to)}${last || to === block.length ? "" : "\u00a0…"}`;
}

/** Whether a block has sentences. */
function isText(block: string): boolean {
  return !block.includes(" · ") && block.split(" ").length >= 5 && /[.!?…]["”’)]*$/.test(block);
}

function listLines(lines: readonly string[], query: string): string[] {
  for (const fold of [foldText, foldPlain]) {
    const needle = fold(query);
    const folded = foldLines(lines, fold);
    const found = lines.filter((_, index) => folded[index]?.includes(needle));
    if (found.length > 0) return found;
  }
  return [];
}

/** All at once: one by one takes several times as long, and a page of results has thousands of lines. */
function foldLines(lines: readonly string[], fold: (text: string) => string): string[] {
  return fold(lines.join("\n")).split("\n");
}

/** The lines that have most of some stems. Only those that may have one are split into words, which takes longest. */
function listRichest(lines: readonly string[], stems: readonly string[]): string[] {
  const beginnings = stems.map(getBeginning);
  const counts = foldLines(lines, foldPlain).map((line) => {
    const letters = line.replaceAll("'", "");
    if (!beginnings.some((beginning) => letters.includes(beginning))) return 0;
    const own = new Set(splitWords(line).map(getStem));
    return stems.filter((stem) => own.has(stem)).length;
  });
  const most = Math.max(1, ...counts);
  return lines.filter((_, index) => counts[index] === most);
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
