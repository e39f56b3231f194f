import { JoinedTexts, textEdge } from "./joined-texts";

/**
 * The distinct words of all documents (terms) and their ids, which count from 1 in order of first appearance. Its own
 * hash table (open addressing, linear probing) because a `Map` needs a new string for each of millions of look-ups.
 */
export class TermDictionary {
  #size = 0;
  /** The terms one after the other, with an edge before and after each. */
  #characters = new Uint16Array(2 ** 12).fill(edge, 0, 1);
  /**
   * By term id, the offset of the edge before the term in `#characters`; one more element for the edge after the
   * last.
   */
  #edges = new Uint32Array(2 ** 9);
  #hashes = new Int32Array(2 ** 9);
  /** Hash slots with term ids; 0 is an empty slot. Twice as long as `#edges`, so at least half of it is empty. */
  #slots = new Uint32Array(2 ** 10);
  /** The terms in their order, and joined for substring search. Made again when there are more. */
  #listed: { terms: string[]; joined: JoinedTexts } = { terms: [], joined: new JoinedTexts([]) };

  get size(): number {
    return this.#size;
  }

  /** The id of a term, or `undefined` if no document contains it. */
  idOf(term: string): number | undefined {
    return this.#slots[this.#slotOf(term, 0, term.length, getHash(term, 0, term.length))] || undefined;
  }

  /** The id of the term at `[from, to)` of a text. A new term gets the next id. */
  add(text: string, from = 0, to = text.length): number {
    const hash = getHash(text, from, to);
    const slot = this.#slotOf(text, from, to, hash);
    return this.#slots[slot] || this.#append(text, from, to, hash, slot);
  }

  /** The term with an id. */
  textOf(termId: number): string {
    return this.#list().terms[termId - 1] as string;
  }

  /** Characters of the term with an id. */
  lengthOf(termId: number): number {
    return (this.#edges[termId + 1] as number) - (this.#edges[termId] as number) - 1;
  }

  /** All terms, in the order of their ids. */
  toArray(): string[] {
    const end = this.#edges[this.#size + 1] as number;
    const text = Buffer.from(this.#characters.buffer, 0, 2 * end).toString("utf16le");
    return this.#size === 0 ? [] : text.slice(1).split(textEdge);
  }

  /** Ids of the terms that contain a pattern, ascending. `textEdge` in the pattern anchors it. */
  listMatching(pattern: string): number[] {
    const found: number[] = [];
    this.#list().joined.find(pattern, (index) => found.push(index + 1));
    return found;
  }

  #list() {
    if (this.#listed.terms.length !== this.#size) {
      const terms = this.toArray();
      this.#listed = { terms, joined: new JoinedTexts(terms) };
    }
    return this.#listed;
  }

  /** The slot that holds the term's id, or the empty slot where it belongs. */
  #slotOf(text: string, from: number, to: number, hash: number): number {
    const slots = this.#slots;
    const hashes = this.#hashes;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const termId = slots[slot] as number;
      if (termId === 0 || (hashes[termId] === hash && this.#isTerm(termId, text, from, to))) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isTerm(termId: number, text: string, from: number, to: number): boolean {
    const start = (this.#edges[termId] as number) + 1;
    if ((this.#edges[termId + 1] as number) - start !== to - from) return false;
    const characters = this.#characters;
    let at = from;
    while (at < to && text.charCodeAt(at) === characters[start + at - from]) at += 1;
    return at === to;
  }

  #append(text: string, from: number, to: number, hash: number, slot: number): number {
    this.#size += 1;
    const termId = this.#size;
    let end = (this.#edges[termId] as number) + 1;
    if (end + to - from >= this.#characters.length) this.#characters = grow(this.#characters, end + to - from + 1);
    for (let at = from; at < to; at += 1) this.#characters[end++] = text.charCodeAt(at);
    this.#characters[end] = edge;
    this.#edges[termId + 1] = end;
    this.#hashes[termId] = hash;
    this.#slots[slot] = termId;
    // `#edges` needs one element more than there are terms.
    if (termId + 2 >= this.#edges.length) this.#growTable();
    return termId;
  }

  #growTable(): void {
    this.#edges = grow(this.#edges);
    this.#hashes = grow(this.#hashes);
    this.#slots = new Uint32Array(2 * this.#slots.length);
    const mask = this.#slots.length - 1;
    for (let termId = 1; termId <= this.#size; termId += 1) {
      let slot = (this.#hashes[termId] as number) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = termId;
    }
  }
}

const edge = textEdge.charCodeAt(0);

/** FNV-1a over UTF-16 code units. The high bits are mixed into the low ones, because the table uses the low bits. */
function getHash(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & 0x3fffffff;
}

/** A copy of twice the length, or of `needed` elements if that is more. */
function grow<Numbers extends Uint16Array | Uint32Array | Int32Array>(numbers: Numbers, needed = 0): Numbers {
  const Same = numbers.constructor as new (length: number) => Numbers;
  const larger = new Same(Math.max(needed, 2 * numbers.length));
  larger.set(numbers);
  return larger;
}
