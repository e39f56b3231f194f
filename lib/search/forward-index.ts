import { TermDictionary } from "./term-dictionary";

/** The token after each line. It is the id of no term, so no phrase matches across two lines. */
const lineEnd = 0;

/** All white space except the space and the line break. */
const oddSpaces = /[^\S\n ]+/g;

const [space, lineBreak] = [" ", "\n"].map((one) => one.charCodeAt(0));

/**
 * Document → tokens. A token is the id of a term; the tokens of all documents form one array, and an offset in it is a
 * position. Document ids count from 0 in the order of `add`.
 */
export class ForwardIndex {
  readonly terms = new TermDictionary();
  #tokens: Uint32Array;
  /** By document id, the position of its first token; the last element is the end of the last document. */
  readonly #starts = [0];

  /** @param capacity Tokens for which memory is reserved. */
  constructor(capacity = 2 ** 16) {
    this.#tokens = new Uint32Array(capacity);
  }

  /** Tokens by position. Elements at `length` and after it are unused memory. */
  get tokens(): Uint32Array {
    return this.#tokens;
  }

  /** Tokens of all documents. */
  get length(): number {
    return this.startOf(this.documentCount);
  }

  get documentCount(): number {
    return this.#starts.length - 1;
  }

  /** Position of a document's first token, which is the end of the document before it. */
  startOf(documentId: number): number {
    return this.#starts[documentId] as number;
  }

  /** Splits a case-folded text into tokens and appends them. @returns the id of the new document. */
  add(text: string): number {
    const lines = text.replace(oddSpaces, " ");
    let at = this.length;
    let lineStart = at;
    let wordStart = 0;
    // Each token comes from at least one character.
    this.#reserve(lines.length + 2);
    for (let offset = 0; offset <= lines.length; offset += 1) {
      const unit = offset < lines.length ? lines.charCodeAt(offset) : lineBreak;
      if (unit !== space && unit !== lineBreak) continue;
      if (offset > wordStart) this.#tokens[at++] = this.terms.add(lines, wordStart, offset);
      wordStart = offset + 1;
      if (unit === space || at === lineStart) continue;
      this.#tokens[at++] = lineEnd;
      lineStart = at;
    }
    return this.#starts.push(at) - 2;
  }

  /**
   * Appends a document of another index.
   * @param otherTerms The other index's terms, in the order of their ids.
   * @param termIds Maps the other index's term ids to the ones here; 0 where not known yet. Filled in by this call.
   */
  copyFrom(other: ForwardIndex, documentId: number, otherTerms: readonly string[], termIds: Uint32Array): void {
    const start = other.startOf(documentId);
    const end = other.startOf(documentId + 1);
    let at = this.length;
    this.#reserve(end - start);
    for (let from = start; from < end; from += 1) {
      const token = other.tokens[from] as number;
      if (token !== lineEnd && termIds[token] === 0) termIds[token] = this.terms.add(otherTerms[token - 1] as string);
      this.#tokens[at++] = termIds[token] as number;
    }
    this.#starts.push(at);
  }

  #reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.#tokens.length) return;
    const larger = new Uint32Array(Math.max(needed, 2 * this.#tokens.length));
    larger.set(this.#tokens.subarray(0, this.length));
    this.#tokens = larger;
  }
}
