import { JoinedTexts } from "./joined-texts";

/** Distinct words and their numbers, which count from 1 in the order in which the words came. */
export class WordList {
  readonly #numbers = new Map<string, number>();
  /** The words as far as they were there when they were last looked through. */
  #joined = { texts: new JoinedTexts([]), size: 0 };

  get size(): number {
    return this.#numbers.size;
  }

  /** The word's number, `undefined` for one that is not in the list. */
  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** The word's number, a new one when it is not in the list yet. */
  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size + 1;
    // A piece of a long text keeps that text alive as long as it lives itself; this makes it a text of its own.
    this.#numbers.set(` ${word}`.slice(1), number);
    return number;
  }

  /** All words in the order of their numbers. */
  toArray(): string[] {
    return [...this.#numbers.keys()];
  }

  /** Numbers of the words in which a pattern stands, ascending; see `textEdge` for their begins and ends. */
  listMatching(pattern: string): number[] {
    if (this.#joined.size !== this.size) this.#joined = { texts: new JoinedTexts(this.toArray()), size: this.size };
    const found: number[] = [];
    this.#joined.texts.find(pattern, (index) => found.push(index + 1));
    return found;
  }
}
