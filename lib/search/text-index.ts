import { foldPlain } from "../util/fold";
import { isOneMistake } from "../util/nearest";

/** The token after each line of a text, the id of an empty term: no phrase matches across two lines. */
const lineEnd = 0;

/** Shortest words that are found inside others: "ai" is in "said". */
const shortestInside = 3;

/** Shortest word in which a typing mistake is looked for. */
const shortestCorrected = 4;

const isWord = /^\p{L}+$/u;

/** The table that leads from a position to its part of a text has one entry for each 2 ** blockBits positions. */
const blockBits = 8;

/**
 * Finds the texts that contain a phrase, which may begin and end inside a word, or some words in any order. It keeps
 * no text, only the ids of its terms: words between white space, with punctuation. All texts form one list of tokens, and
 * a position is an index of it.
 */
export class TextIndex {
  readonly #ids = new Map<string, number>();
  /** By term id, the term. */
  readonly #terms = new Lines();
  /** The terms with accents, as they are typed without (`foldPlain`), and their ids. */
  readonly #plainTerms = new Lines();
  readonly #plainIds: number[] = [];
  /** The terms that are letters only, which a word may have been meant to be. */
  readonly #words: string[] = [];
  /** By position, the id of the term there. */
  readonly #tokens = new NumberList();
  /** By term id, where the term is, ascending. */
  readonly #positions: NumberList[] = [];
  /** The parts of the texts in the order in which they came: the first position of each, and at last the end of the last one. */
  readonly #starts = [0];
  /** By part, the id of its text. */
  readonly #ownersOfParts: number[] = [];
  /** By block, the part in which it begins. */
  readonly #blocks: number[] = [];
  /** The number of texts. */
  size = 0;

  constructor() {
    this.#idOf("");
  }

  /**
   * Adds a text, folded by `foldText`, with a block of it on each line.
   * @param id Of the text that this is a further part of; without it, it is a new one.
   * @returns the id of the text: ids count from 0.
   */
  add(text: string, id = this.size): number {
    for (const line of text.split("\n")) {
      const start = this.#tokens.length;
      for (const word of line.split(/\s+/).filter(Boolean)) {
        const termId = this.#idOf(word);
        this.#positions[termId]?.push(this.#tokens.length);
        this.#tokens.push(termId);
      }
      if (this.#tokens.length > start) this.#tokens.push(lineEnd);
    }
    const part = this.#ownersOfParts.push(id) - 1;
    this.#starts.push(this.#tokens.length);
    while (this.#blocks.length << blockBits < this.#tokens.length) this.#blocks.push(part);
    this.size = Math.max(this.size, id + 1);
    return id;
  }

  /**
   * Answers a folded query with single spaces between its words: "red ap" is any term that ends in "red", then any
   * term that begins with "ap". A single word matches anywhere in a term. This is the same as a search for substrings,
   * because white space is collapsed.
   * @returns By text id, 1 for each match.
   */
  find(query: string): Uint8Array {
    return this.#match(splitPhrase(query).map((part) => this.#terms.find(part)));
  }

  /**
   * As `find`, whatever accents the texts have.
   * @param query Folded by `foldPlain`.
   * @returns `undefined` where `find` has found the same.
   */
  findPlain(query: string): Uint8Array | undefined {
    const parts = splitPhrase(query);
    if (parts.every((part) => this.#plainTerms.find(part).length === 0)) return undefined;
    return this.#match(parts.map((part) => this.#findAnyTerms(part)));
  }

  /** Finds the texts that have all of one word or more, in any order. @returns As from `find`. */
  findWords(words: readonly string[]): Uint8Array {
    const [first = new Uint8Array(this.size), ...others] = words.map((word) =>
      this.#match([this.#findAnyTerms(word.length < shortestInside ? `\n${word}\n` : word)]),
    );
    return others.reduce((all, own) => all.map((isFound, id) => isFound & (own[id] as number)), first);
  }

  /** The most frequent word that is one typing mistake away from one: rather with the same first letter. */
  findMeant(word: string): string | undefined {
    if (word.length < shortestCorrected || /\d/.test(word)) return undefined;
    return this.#words
      .filter((term) => isOneMistake(word, term))
      .map((term) => ({ term, isLikely: Number(term[0] === word[0]), count: this.#count([this.#idOf(term)]) }))
      .sort((a, b) => b.isLikely - a.isLikely || b.count - a.count)[0]?.term;
  }

  /** The terms that have a part of a phrase, whatever accents they have. */
  #findAnyTerms(part: string): number[] {
    const others = this.#plainTerms.find(part).map((line) => this.#plainIds[line] as number);
    return [...new Set([...this.#terms.find(part), ...others])];
  }

  #idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    // A copy: V8 would keep the whole text in memory for a part of it.
    const term = structuredClone(word);
    const termId = this.#terms.add(term);
    this.#ids.set(term, termId);
    this.#positions.push(new NumberList());
    if (isWord.test(term)) this.#words.push(term);
    const plain = foldPlain(term);
    if (plain !== term) {
      this.#plainTerms.add(plain);
      this.#plainIds.push(termId);
    }
    return termId;
  }

  /**
   * Checks at every position of the rarest word whether the other words stand beside it.
   * @param phrase The terms that each word matches.
   */
  #match(phrase: readonly (readonly number[])[]): Uint8Array {
    const found = new Uint8Array(this.size);
    let left = found.length;
    const counts = phrase.map((termIds) => this.#count(termIds));
    const rarest = counts.indexOf(Math.min(...counts));
    const tokens = this.#tokens.values;
    const others = phrase
      .map((termIds, index) => ({ distance: index - rarest, isIn: this.#flag(termIds) }))
      .filter(({ distance }) => distance !== 0);
    // Loops by index, in one function: with iterators and a function for each position, a search takes half as long again.
    for (const termId of phrase[rarest] ?? []) {
      const positions = this.#positions[termId]?.values ?? [];
      let done = 0;
      nextPosition: for (let index = 0; index < positions.length; index += 1) {
        const position = positions[index] as number;
        if (position < done) continue;
        for (const { distance, isIn } of others)
          if (isIn[tokens[position + distance] as number] !== 1) continue nextPosition;
        const part = this.#partAt(position);
        done = this.#starts[part + 1] as number;
        const id = this.#ownersOfParts[part] as number;
        if (found[id] === 1) continue;
        found[id] = 1;
        left -= 1;
      }
      if (left === 0) return found;
    }
    return found;
  }

  /** By term id, 1 for some of them. */
  #flag(termIds: readonly number[]): Uint8Array {
    const flags = new Uint8Array(this.#positions.length);
    for (const termId of termIds) flags[termId] = 1;
    return flags;
  }

  #count(termIds: readonly number[]): number {
    return termIds.reduce((sum, termId) => sum + (this.#positions[termId]?.length ?? 0), 0);
  }

  #partAt(position: number): number {
    let part = this.#blocks[position >>> blockBits] as number;
    while ((this.#starts[part + 1] as number) <= position) part += 1;
    return part;
  }
}

/** The parts of a phrase, as lines of terms are asked for them. */
function splitPhrase(query: string): string[] {
  const words = query.split(" ");
  const last = words.length - 1;
  return words.map((word, index) => `${index === 0 ? "" : "\n"}${word}${index === last ? "" : "\n"}`);
}

/** Whole numbers, in a fifth of the memory that an array takes. */
class NumberList {
  #numbers = new Uint32Array(4);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length] = number;
    this.length += 1;
  }

  get values(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}

/** Many short lines in one string: it is searched many times faster than as many strings, which are far apart in memory. */
class Lines {
  #text = "\n";
  /** By line, where it begins; the last element is where the next one will. */
  readonly #starts = [1];

  /** @returns the number of the line, from 0. */
  add(line: string): number {
    this.#text += `${line}\n`;
    return this.#starts.push(this.#text.length) - 2;
  }

  /** The lines that contain a text. A line break before or after the text is the beginning or the end of a line. */
  find(text: string): number[] {
    const found: number[] = [];
    let line = 0;
    for (
      let at = this.#text.indexOf(text);
      at >= 0;
      at = this.#text.indexOf(text, (this.#starts[line] as number) - 1)
    ) {
      while ((this.#starts[line + 1] as number) < at + text.length) line += 1;
      found.push(line);
      line += 1;
    }
    return found;
  }
}
