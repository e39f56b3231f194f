import { collapseSpaces, foldPlain, listOrigins } from "../util/fold";

/**
 * Splits a text at what is marked in it, so that it can be highlighted. A character is never split: where folding makes it
 * longer and a mark is a part of that, the whole character is highlighted.
 * @param marks What was looked for: the query, or its words, in any case and with any accents.
 * @returns Pieces that joined are the text, each with its offset in UTF-16 code units.
 */
export function splitMarks(text: string, marks: readonly string[]) {
  const { folded, origins } = listOrigins(text, foldPlain);
  const isMarked = new Uint8Array(text.length);
  for (const mark of marks.map(foldPlain).filter(Boolean))
    for (let at = folded.indexOf(mark); at >= 0; at = folded.indexOf(mark, at + mark.length))
      isMarked.fill(1, origins[at]?.start, origins[at + mark.length - 1]?.end);
  const pieces: { text: string; start: number; isMatch: boolean }[] = [];
  for (let start = 0; start < text.length; ) {
    const next = isMarked.indexOf(isMarked[start] === 1 ? 0 : 1, start);
    const end = next < 0 ? text.length : next;
    pieces.push({ text: text.slice(start, end), start, isMatch: isMarked[start] === 1 });
    start = end;
  }
  return pieces;
}

/** Characters before the match, and of the whole passage. */
const before = 60;
const size = 180;

/** Fewer characters without a full stop are probably a heading, and cells a row of a table. */
const isSentence = (line = "") => !line.includes("\t") && (line.length >= 60 || /[.!…]["”’)]*$/.test(line));

/**
 * Whole words around the first match, "…" where something is left out, of the block with most different matches: a sentence
 * rather than a heading or a row of a table. A heading says little alone: the block below it follows.
 * @param text One block on each line, as from `toPlainText`; table cells are separated by tabs.
 * @returns `undefined` if the text has none of the marks.
 */
export function findPassage(text: string, marks: readonly string[]): string | undefined {
  const words = marks.map(foldPlain).filter(Boolean);
  const lines = text.split("\n");
  // All at once: a page of results has thousands of lines.
  const ranks = foldPlain(text)
    .split("\n")
    .map((line, index) => words.filter((word) => line.includes(word)).length + (isSentence(lines[index]) ? 0.5 : 0));
  const best = ranks.indexOf(Math.max(...ranks.filter((rank) => rank >= 1)));
  const [found = "", below] = lines.slice(best);
  const isHeading = !isSentence(found) && !found.includes("\t");
  const block = collapseSpaces((isHeading && below ? `${found} · ${below}` : found).replaceAll("\t", " · "));
  const match = splitMarks(block, marks).find(({ isMatch }) => isMatch);
  if (!match) return undefined;
  const matchEnd = match.start + match.text.length;
  const from = match.start <= before ? 0 : Math.min(match.start, block.indexOf(" ", match.start - before) + 1);
  const last = from + size >= block.length ? block.length : block.lastIndexOf(" ", from + size);
  const to = Math.max(matchEnd, last);
  return `${from > 0 ? "… " : ""}${block.slice(from, to)}${to < block.length ? "\u00a0…" : ""}`;
}
