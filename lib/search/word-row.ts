import { WordList } from "./word-list";

/** Stands after each line, where no word stands, so that no phrase goes across it. */
const lineEnd = 0;

/** Any white space but the space and the line break: a space as good as any other. */
const oddSpaces = /[^\S\n ]+/g;

const [space, lineBreak] = [" ", "\n"].map((one) => one.charCodeAt(0));

/** Texts as the numbers of their words, one after the other in one row. Texts have numbers too, from 0 in their order. */
export class WordRow {
  readonly words = new WordList();
  #tokens: Uint32Array;
  /** Where each text begins, and where the last one ends. */
  readonly #starts = [0];

  /** @param room Numbers that fit in before the row has to be moved to a larger place. */
  constructor(room = 2 ** 16) {
    this.#tokens = new Uint32Array(room);
  }

  /** The row; what lies behind `length` has no meaning. */
  get tokens(): Uint32Array {
    return this.#tokens;
  }

  get length(): number {
    return this.startOf(this.count);
  }

  /** How many texts there are. */
  get count(): number {
    return this.#starts.length - 1;
  }

  /** Where a text begins, which is where the one before it ends. */
  startOf(text: number): number {
    return this.#starts[text] as number;
  }

  /** Puts a folded text at the end, its lines apart. @returns its number. */
  add(text: string): number {
    const lines = text.replace(oddSpaces, " ");
    let at = this.length;
    let lineStart = at;
    let wordStart = 0;
    // Each word and each end of a line takes at least one character.
    this.#makeRoom(lines.length + 2);
    for (let place = 0; place <= lines.length; place += 1) {
      const unit = place < lines.length ? lines.charCodeAt(place) : lineBreak;
      if (unit !== space && unit !== lineBreak) continue;
      if (place > wordStart) this.#tokens[at++] = this.words.add(lines, wordStart, place);
      wordStart = place + 1;
      if (unit === space || at === lineStart) continue;
      this.#tokens[at++] = lineEnd;
      lineStart = at;
    }
    return this.#starts.push(at) - 2;
  }

  /**
   * Takes a text over from another row.
   * @param known For each word of the other row its number in this one, 0 as long as it has none; is filled in.
   */
  take(other: WordRow, text: number, names: readonly string[], known: Uint32Array): void {
    const [start, end] = [other.startOf(text), other.startOf(text + 1)];
    let at = this.length;
    this.#makeRoom(end - start);
    for (let from = start; from < end; from += 1) {
      const word = other.tokens[from] as number;
      if (word !== lineEnd && known[word] === 0) known[word] = this.words.add(names[word - 1] as string);
      this.#tokens[at++] = known[word] as number;
    }
    this.#starts.push(at);
  }

  #makeRoom(more: number): void {
    const needed = this.length + more;
    if (needed <= this.#tokens.length) return;
    const larger = new Uint32Array(Math.max(needed, 2 * this.#tokens.length));
    larger.set(this.#tokens.subarray(0, this.length));
    this.#tokens = larger;
  }
}
