import type { WordRow } from "./word-row";

/** Words of the row between two pauses: less than a millisecond of work. */
const stretch = 2 ** 15;

/** Words of the row between two entries of the table that leads from a place to its text: 2 to the power of this. */
const blockBits = 8;

/** Where each word stands in a row as long as it was when this was made. */
export class SortedRow {
  /** The places of word `n` are `places[offsets[n]]` up to `places[offsets[n + 1]]`, ascending. */
  readonly offsets: Uint32Array;
  readonly places: Uint32Array;
  /** Texts and numbers that the row had. */
  readonly count: number;
  readonly end: number;
  /** A bit for each place, for whoever searches: to take new room each time would cost more than to clear it. */
  readonly marks: Uint32Array;
  /** The text in which each block of the row begins. */
  readonly #textOfBlock: Uint32Array;

  private constructor(row: WordRow, offsets: Uint32Array, places: Uint32Array) {
    this.offsets = offsets;
    this.places = places;
    this.count = row.count;
    this.end = row.length;
    this.marks = new Uint32Array((row.length >>> 5) + 1);
    this.#textOfBlock = listBlocks(row);
  }

  static readonly empty = new SortedRow({ count: 0, length: 0 } as WordRow, new Uint32Array(2), new Uint32Array());

  /** Sorts all places of a row by word, in steps of less than a millisecond. */
  static *sort(row: WordRow): Generator<undefined, SortedRow, undefined> {
    const { tokens, length } = row;
    const { size } = row.words;
    const offsets = new Uint32Array(size + 2);
    for (let from = 0; from < length; from += stretch) {
      countWords(tokens, from, Math.min(length, from + stretch), offsets);
      yield;
    }
    for (let word = 1; word <= size; word += 1)
      offsets[word + 1] = (offsets[word + 1] as number) + (offsets[word] as number);
    const places = new Uint32Array(offsets[size + 1] as number);
    const next = offsets.slice();
    for (let from = 0; from < length; from += stretch) {
      fillPlaces(tokens, from, Math.min(length, from + stretch), next, places);
      yield;
    }
    return new SortedRow(row, offsets, places);
  }

  /** At how many places some words stand. Words that came later are at none. */
  countPlaces(numbers: readonly number[]): number {
    const countOf = (word: number) => (this.offsets[word + 1] ?? Number.NaN) - (this.offsets[word] as number) || 0;
    return numbers.reduce((sum, word) => sum + countOf(word), 0);
  }

  /** The text to which a place belongs. */
  textAt(place: number, row: WordRow): number {
    let text = this.#textOfBlock[place >>> blockBits] as number;
    while (row.startOf(text + 1) <= place) text += 1;
    return text;
  }
}

/** Adds each word one place behind its number, so that the sums are where its places begin. 0 is no word. */
function countWords(tokens: Uint32Array, from: number, to: number, counts: Uint32Array): void {
  for (let at = from; at < to; at += 1) {
    const word = tokens[at] as number;
    if (word > 0) counts[word + 1] = (counts[word + 1] as number) + 1;
  }
}

function fillPlaces(tokens: Uint32Array, from: number, to: number, next: Uint32Array, places: Uint32Array): void {
  for (let at = from; at < to; at += 1) {
    const word = tokens[at] as number;
    if (word === 0) continue;
    const index = next[word] as number;
    places[index] = at;
    next[word] = index + 1;
  }
}

function listBlocks(row: WordRow): Uint32Array {
  const blocks = new Uint32Array((row.length >>> blockBits) + 1);
  let text = 0;
  for (let block = 0; block < blocks.length; block += 1) {
    while (text + 1 < row.count && row.startOf(text + 1) <= block << blockBits) text += 1;
    blocks[block] = text;
  }
  return blocks;
}
