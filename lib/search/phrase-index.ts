import { ForwardIndex } from "./forward-index";
import { InvertedIndex } from "./inverted-index";
import { matchPhrase } from "./match-phrase";
import { parsePhrase } from "./phrase-query";

/** Compaction is due when added and removed tokens exceed this share of all tokens … */
const maxStaleShare = 1 / 32;
/** … and this number, which is scanned in a fraction of a millisecond. */
const maxStaleTokens = 2 ** 15;

/**
 * Finds the documents that contain a query, which may begin and end inside a word. New documents are searchable at once
 * by scanning; `compact` brings them into the inverted index and drops removed ones.
 */
export class PhraseIndex {
  #forward = new ForwardIndex();
  #inverted = InvertedIndex.empty;
  readonly #removed = new Set<number>();
  #removedTokens = 0;

  /** Adds a case-folded text with a block of it on each line. @returns its document id. */
  add(text: string): number {
    return this.#forward.add(text);
  }

  remove(documentId: number): void {
    this.#removed.add(documentId);
    this.#removedTokens += this.#forward.startOf(documentId + 1) - this.#forward.startOf(documentId);
  }

  get needsCompaction(): boolean {
    const stale = this.#forward.length - this.#inverted.tokenCount + this.#removedTokens;
    return stale > Math.max(maxStaleTokens, this.#forward.length * maxStaleShare);
  }

  /**
   * Rebuilds the inverted index without the removed documents, in steps of less than a millisecond. Queries are
   * answered from the old one until the last step. Gives up if a document is added or removed meanwhile.
   * @returns By old document id, the new one; `undefined` if it gave up.
   */
  *compact(): Generator<undefined, Uint32Array | undefined, undefined> {
    const old = this.#forward;
    const [count, removed] = [old.documentCount, this.#removed.size];
    const isChanged = () => this.#forward !== old || old.documentCount !== count || this.#removed.size !== removed;
    const { forward, newIds } =
      removed > 0 ? yield* this.#copyRemaining() : { forward: old, newIds: identityIds(count) };
    const inverted = yield* InvertedIndex.build(forward);
    if (isChanged()) return undefined;
    this.#inverted = inverted;
    this.#forward = forward;
    this.#removed.clear();
    this.#removedTokens = 0;
    return newIds;
  }

  /** A forward index without the removed documents, and without the terms that only they contain. */
  *#copyRemaining(): Generator<undefined, { forward: ForwardIndex; newIds: Uint32Array }, undefined> {
    const old = this.#forward;
    const forward = new ForwardIndex(
      Math.ceil((old.length - this.#removedTokens) * (1 + maxStaleShare)) + maxStaleTokens,
    );
    const newIds = identityIds(old.documentCount);
    const oldTerms = old.terms.toArray();
    const termIds = new Uint32Array(oldTerms.length + 1);
    for (let documentId = 0; documentId < newIds.length; documentId += 1) {
      newIds[documentId] = forward.documentCount;
      if (!this.#removed.has(documentId)) forward.copyFrom(old, documentId, oldTerms, termIds);
      yield;
    }
    return { forward, newIds };
  }

  /**
   * Answers a case-folded query with single spaces between its words.
   * @returns By document id, 1 for each match. The elements of removed documents have no meaning.
   */
  find(query: string): Uint8Array {
    const phrase = parsePhrase(query, this.#forward.terms);
    return phrase ? matchPhrase(phrase, this.#forward, this.#inverted) : new Uint8Array(this.#forward.documentCount);
  }
}

/** 0, 1, 2 …: each document keeps its id. */
function identityIds(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, documentId) => documentId);
}
