import { findPhrase } from "./find-phrase";
import { SortedRow } from "./sorted-row";
import { readPhrase } from "./word-phrase";
import { WordRow } from "./word-row";

/** What was added since the places were sorted, and what was removed, together may grow to this share of the row … */
const looseShare = 1 / 32;
/** … or to so many words, which are looked through in a fraction of a millisecond. */
const looseWords = 2 ** 15;

/**
 * Finds the texts in which a query stands, be it a piece of a word or several words in a row, by words: most of what is
 * asked stands in few words, and most words stand in few places. Texts that came after the last sorting are read through.
 */
export class WordIndex {
  #row = new WordRow();
  #sorted = SortedRow.empty;
  readonly #removed = new Set<number>();
  #removedWords = 0;

  /** Adds a folded text, its lines apart. @returns its number. */
  add(text: string): number {
    return this.#row.add(text);
  }

  remove(text: number): void {
    this.#removed.add(text);
    this.#removedWords += this.#row.startOf(text + 1) - this.#row.startOf(text);
  }

  /** Whether so much was added and removed that sorting anew pays. */
  get isLoose(): boolean {
    const loose = this.#row.length - this.#sorted.end + this.#removedWords;
    return loose > Math.max(looseWords, this.#row.length * looseShare);
  }

  /**
   * Sorts the places anew, without the texts that were removed, in steps of less than a millisecond. The index works as
   * before until the last step; when a text is added or removed meanwhile, the sorting is given up.
   * @returns for each text its new number, `undefined` when it was given up.
   */
  *sort(): Generator<undefined, Uint32Array | undefined, undefined> {
    const old = this.#row;
    const [count, removed] = [old.count, this.#removed.size];
    const isChanged = () => this.#row !== old || old.count !== count || this.#removed.size !== removed;
    const { row, numbers } = removed > 0 ? yield* this.#copyRow() : { row: old, numbers: keepNumbers(count) };
    const sorted = yield* SortedRow.sort(row);
    if (isChanged()) return undefined;
    this.#sorted = sorted;
    this.#row = row;
    this.#removed.clear();
    this.#removedWords = 0;
    return numbers;
  }

  /** The row without the texts that were removed, and without words that were theirs alone. */
  *#copyRow(): Generator<undefined, { row: WordRow; numbers: Uint32Array }, undefined> {
    const old = this.#row;
    const row = new WordRow(Math.ceil((old.length - this.#removedWords) * (1 + looseShare)) + looseWords);
    const numbers = keepNumbers(old.count);
    const names = old.words.toArray();
    const known = new Uint32Array(names.length + 1);
    for (let text = 0; text < numbers.length; text += 1) {
      numbers[text] = row.count;
      if (!this.#removed.has(text)) row.take(old, text, names, known);
      yield;
    }
    return { row, numbers };
  }

  /**
   * Finds a folded query whose words stand one space apart.
   * @returns 1 at the number of each text that has it; what stands at removed texts has no meaning.
   */
  find(query: string): Uint8Array {
    const phrase = readPhrase(query, this.#row.words);
    return phrase ? findPhrase(phrase, this.#row, this.#sorted) : new Uint8Array(this.#row.count);
  }
}

/** The numbers from 0 on: each text keeps its own. */
function keepNumbers(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, text) => text);
}
