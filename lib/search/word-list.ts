import { JoinedTexts, textEdge } from "./joined-texts";

/**
 * Distinct words and their numbers, which count from 1 in the order in which the words came. A hash table of its own,
 * because a Map wants each word as a string: of millions of words to look up, nearly all are known already.
 */
export class WordList {
  #size = 0;
  /** The words with an edge before and after each. */
  #characters = new Uint16Array(2 ** 12).fill(edge, 0, 1);
  /** Where the edge before each word stands in them, by the word's number; after the last word, where they end. */
  #edges = new Uint32Array(2 ** 9);
  #hashes = new Int32Array(2 ** 9);
  /** The words' numbers, each where its hash says or in the next free place; 0 is free. Twice as long as the two above. */
  #table = new Uint32Array(2 ** 10);
  /** The words as far as they were there when they were last looked through. */
  #joined = { texts: new JoinedTexts([]), size: 0 };

  get size(): number {
    return this.#size;
  }

  /** The word's number, `undefined` for one that is not in the list. */
  numberOf(word: string): number | undefined {
    return this.#table[this.#placeOf(word, 0, word.length, hashOf(word, 0, word.length))] || undefined;
  }

  /** The number of the word that stands in a text from one place up to another; a new one when it is not in the list. */
  add(text: string, from = 0, to = text.length): number {
    const hash = hashOf(text, from, to);
    const place = this.#placeOf(text, from, to, hash);
    return this.#table[place] || this.#append(text, from, to, hash, place);
  }

  /** All words in the order of their numbers. */
  toArray(): string[] {
    const end = this.#edges[this.#size + 1] as number;
    const text = Buffer.from(this.#characters.buffer, 0, 2 * end).toString("utf16le");
    return this.#size === 0 ? [] : text.slice(1).split(textEdge);
  }

  /** Numbers of the words in which a pattern stands, ascending; see `textEdge` for their begins and ends. */
  listMatching(pattern: string): number[] {
    if (this.#joined.size !== this.#size) this.#joined = { texts: new JoinedTexts(this.toArray()), size: this.#size };
    const found: number[] = [];
    this.#joined.texts.find(pattern, (index) => found.push(index + 1));
    return found;
  }

  /** Where the word's number stands in the table, or where it is to be put. */
  #placeOf(text: string, from: number, to: number, hash: number): number {
    const [table, hashes] = [this.#table, this.#hashes];
    const mask = table.length - 1;
    let place = hash & mask;
    for (;;) {
      const number = table[place] as number;
      if (number === 0 || (hashes[number] === hash && this.#isWord(number, text, from, to))) return place;
      place = (place + 1) & mask;
    }
  }

  #isWord(number: number, text: string, from: number, to: number): boolean {
    const start = (this.#edges[number] as number) + 1;
    if ((this.#edges[number + 1] as number) - start !== to - from) return false;
    const characters = this.#characters;
    let at = from;
    while (at < to && text.charCodeAt(at) === characters[start + at - from]) at += 1;
    return at === to;
  }

  #append(text: string, from: number, to: number, hash: number, place: number): number {
    this.#size += 1;
    const number = this.#size;
    let end = (this.#edges[number] as number) + 1;
    if (end + to - from >= this.#characters.length) this.#characters = grow(this.#characters, end + to - from + 1);
    for (let at = from; at < to; at += 1) this.#characters[end++] = text.charCodeAt(at);
    this.#characters[end] = edge;
    this.#edges[number + 1] = end;
    this.#hashes[number] = hash;
    this.#table[place] = number;
    // The next word has to have room for the edge behind it too.
    if (number + 2 >= this.#edges.length) this.#growTable();
    return number;
  }

  #growTable(): void {
    this.#edges = grow(this.#edges);
    this.#hashes = grow(this.#hashes);
    this.#table = new Uint32Array(2 * this.#table.length);
    const mask = this.#table.length - 1;
    for (let number = 1; number <= this.#size; number += 1) {
      let place = (this.#hashes[number] as number) & mask;
      while (this.#table[place] !== 0) place = (place + 1) & mask;
      this.#table[place] = number;
    }
  }
}

const edge = textEdge.charCodeAt(0);

/** FNV-1a over code units, with its high bits brought down to where the table looks. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & 0x3fffffff;
}

/** A copy of twice the length, or of the length that is needed. */
function grow<Numbers extends Uint16Array | Uint32Array | Int32Array>(numbers: Numbers, needed = 0): Numbers {
  const Same = numbers.constructor as new (length: number) => Numbers;
  const larger = new Same(Math.max(needed, 2 * numbers.length));
  larger.set(numbers);
  return larger;
}
