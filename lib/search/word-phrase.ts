import { textEdge } from "./joined-texts";
import type { WordList } from "./word-list";

/** One word of a query: the words that it can be. */
export type PhrasePart = {
  /** Their numbers, ascending; at least one. */
  numbers: readonly number[];
  /** 1 at each of their numbers. */
  marks: Uint8Array;
};

/**
 * Reads a folded query whose words stand one space apart. The first and the last may be pieces: "red ap" is any word that
 * ends with "red" and after it any that begins with "ap". `undefined` when one of them is no known word, because then the
 * query stands nowhere.
 */
export function readPhrase(query: string, words: WordList): PhrasePart[] | undefined {
  const asked = query.split(" ");
  const last = asked.length - 1;
  const parts: PhrasePart[] = [];
  for (const [index, word] of asked.entries()) {
    const isWhole = index > 0 && index < last;
    const numbers = isWhole
      ? [words.numberOf(word) ?? 0].filter(Boolean)
      : words.listMatching(`${index > 0 ? textEdge : ""}${word}${index < last ? textEdge : ""}`);
    if (numbers.length === 0) return undefined;
    parts.push({ numbers, marks: markAll(numbers, words.size) });
  }
  return parts;
}

/** Whether the phrase begins at this place in a row of word numbers. */
export function beginsAt(phrase: readonly PhrasePart[], tokens: Uint32Array, at: number): boolean {
  for (let index = 0; index < phrase.length; index += 1) {
    if ((phrase[index] as PhrasePart).marks[tokens[at + index] as number] !== 1) return false;
  }
  return true;
}

function markAll(numbers: readonly number[], size: number): Uint8Array {
  const marks = new Uint8Array(size + 1);
  for (const number of numbers) marks[number] = 1;
  return marks;
}
