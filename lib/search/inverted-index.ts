import { ForwardIndex } from "./forward-index";

/** Tokens handled between two pauses of `build`: less than a millisecond of work. */
const tokensPerStep = 2 ** 15;

/** The table that leads from a position to its document has one entry for each 2 ** blockBits tokens. */
const blockBits = 8;

/**
 * Term → posting list: the positions of the term in a forward index, ascending. Covers the documents that the forward
 * index had when this was built; later ones have to be scanned.
 */
export class InvertedIndex {
  /** The posting list of term `n` is `positions[offsets[n]]` to before `positions[offsets[n + 1]]`. */
  readonly offsets: Uint32Array;
  readonly positions: Uint32Array;
  /** Documents and tokens that are covered. */
  readonly documentCount: number;
  readonly tokenCount: number;
  /** Scratch memory for a query, a bit for each position: clearing it costs less than allocating it. */
  readonly positionBits: Uint32Array;
  /** The document in which each block of tokens begins. */
  readonly #documentOfBlock: Uint32Array;

  private constructor(forward: ForwardIndex, documentCount: number, offsets: Uint32Array, positions: Uint32Array) {
    this.offsets = offsets;
    this.positions = positions;
    this.documentCount = documentCount;
    this.tokenCount = forward.startOf(documentCount);
    this.positionBits = new Uint32Array((this.tokenCount >>> 5) + 1);
    this.#documentOfBlock = listBlocks(forward, documentCount);
  }

  static readonly empty = new InvertedIndex(new ForwardIndex(0), 0, new Uint32Array(2), new Uint32Array());

  /**
   * Inverts what a forward index has now by a counting sort, in steps of less than a millisecond. Documents that are
   * added meanwhile are not covered.
   */
  static *build(forward: ForwardIndex): Generator<undefined, InvertedIndex, undefined> {
    const { tokens, length, documentCount } = forward;
    const { size } = forward.terms;
    const offsets = new Uint32Array(size + 2);
    for (let from = 0; from < length; from += tokensPerStep) {
      countTerms(tokens, from, Math.min(length, from + tokensPerStep), offsets);
      yield;
    }
    for (let termId = 1; termId <= size; termId += 1)
      offsets[termId + 1] = (offsets[termId + 1] as number) + (offsets[termId] as number);
    const positions = new Uint32Array(offsets[size + 1] as number);
    const next = offsets.slice();
    for (let from = 0; from < length; from += tokensPerStep) {
      fillPostings(tokens, from, Math.min(length, from + tokensPerStep), next, positions);
      yield;
    }
    return new InvertedIndex(forward, documentCount, offsets, positions);
  }

  /** Length of the posting lists of some terms together. A term that is newer than this index has none. */
  countPostings(termIds: readonly number[]): number {
    const countAll = (termId: number) =>
      (this.offsets[termId + 1] ?? Number.NaN) - (this.offsets[termId] as number) || 0;
    return termIds.reduce((sum, termId) => sum + countAll(termId), 0);
  }

  /** The id of the document that contains a position. */
  documentAt(position: number, forward: ForwardIndex): number {
    let documentId = this.#documentOfBlock[position >>> blockBits] as number;
    while (forward.startOf(documentId + 1) <= position) documentId += 1;
    return documentId;
  }
}

/** Counts each term one element after its id, so that the running sums are the offsets of the posting lists. */
function countTerms(tokens: Uint32Array, from: number, to: number, counts: Uint32Array): void {
  for (let at = from; at < to; at += 1) {
    const termId = tokens[at] as number;
    if (termId > 0) counts[termId + 1] = (counts[termId + 1] as number) + 1;
  }
}

function fillPostings(tokens: Uint32Array, from: number, to: number, next: Uint32Array, positions: Uint32Array): void {
  for (let at = from; at < to; at += 1) {
    const termId = tokens[at] as number;
    if (termId === 0) continue;
    const index = next[termId] as number;
    positions[index] = at;
    next[termId] = index + 1;
  }
}

function listBlocks(forward: ForwardIndex, documentCount: number): Uint32Array {
  const blocks = new Uint32Array((forward.startOf(documentCount) >>> blockBits) + 1);
  let documentId = 0;
  for (let block = 0; block < blocks.length; block += 1) {
    while (documentId + 1 < documentCount && forward.startOf(documentId + 1) <= block << blockBits) documentId += 1;
    blocks[block] = documentId;
  }
  return blocks;
}
