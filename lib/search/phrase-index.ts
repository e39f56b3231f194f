import { ForwardIndex } from "./forward-index";
import { InvertedIndex } from "./inverted-index";
import { matchPhrase } from "./match-phrase";
import { parsePhrase, slotOf } from "./phrase-query";
import { findNeighbours, listForms } from "./word-forms";

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
   * answered from the old one until the last step. Documents that are added or removed meanwhile wait for the next
   * compaction. Gives up if another compaction ends first.
   * @returns By old document id, the new one; `undefined` if it gave up.
   */
  *compact(): Generator<undefined, readonly number[] | undefined, undefined> {
    const old = this.#forward;
    const dropped = new Set(this.#removed);
    const capacity = Math.ceil((old.length - this.#removedTokens) * (1 + maxStaleShare)) + maxStaleTokens;
    const remaining = dropped.size > 0 ? new RemainingDocuments(old, dropped, capacity) : undefined;
    if (remaining) yield* remaining.copy();
    const inverted = yield* InvertedIndex.build(remaining?.forward ?? old);
    if (this.#forward !== old) return undefined;
    if (remaining) for (const _ of remaining.copy());
    const newIds = remaining?.newIds ?? identityIds(old.documentCount);
    const removedSince = [...this.#removed].filter((documentId) => !dropped.has(documentId));
    this.#inverted = inverted;
    this.#forward = remaining?.forward ?? old;
    this.#removed.clear();
    this.#removedTokens = 0;
    for (const documentId of removedSince) this.remove(newIds[documentId] as number);
    return newIds;
  }

  /**
   * Answers a case-folded query with single spaces between its words.
   * @returns By document id, 1 for each match. The elements of removed documents have no meaning.
   */
  find(query: string): Uint8Array {
    const phrase = parsePhrase(query, this.#forward.terms);
    return phrase ? matchPhrase(phrase, this.#forward, this.#inverted) : new Uint8Array(this.#forward.documentCount);
  }

  /**
   * Finds the documents that have all of some words, in any order and with any ending (word-forms.ts).
   * @returns As from `find`.
   */
  findWords(words: readonly string[]): Uint8Array {
    const forms = words.map((word) => listForms(word, this.#forward.terms));
    let found: Uint8Array = new Uint8Array(this.#forward.documentCount);
    if (forms.some(({ length }) => length === 0)) return found;
    for (const [index, termIds] of forms.entries()) {
      const own = matchPhrase([slotOf(termIds, this.#forward.terms)], this.#forward, this.#inverted);
      found = index === 0 ? own : own.map((isFound, documentId) => isFound & (found[documentId] as number));
    }
    return found;
  }

  /** Whether there is a word, with any ending; also of a document that was removed since the last compaction. */
  hasWord(word: string): boolean {
    return listForms(word, this.#forward.terms).length > 0;
  }

  /** The words one typing mistake away from one, each with how often it stands in all documents. */
  findNeighbours(word: string): { word: string; count: number }[] {
    const neighbours = [...findNeighbours(word, this.#forward.terms)];
    return neighbours.map(([neighbour, termIds]) => ({ word: neighbour, count: this.#countTokens(termIds) }));
  }

  #countTokens(termIds: readonly number[]): number {
    const { tokens, length, terms } = this.#forward;
    const { isMatch } = slotOf(termIds, terms);
    let count = this.#inverted.countPostings(termIds);
    for (let at = this.#inverted.tokenCount; at < length; at += 1) count += isMatch[tokens[at] as number] as number;
    return count;
  }
}

/** 0, 1, 2 …: each document keeps its id. */
function identityIds(count: number): number[] {
  return Array.from({ length: count }, (_, documentId) => documentId);
}

/** Copies a forward index without some documents, and without the terms that only these contain. */
class RemainingDocuments {
  readonly forward: ForwardIndex;
  /** By old document id, the new one. */
  readonly newIds: number[] = [];
  readonly #old: ForwardIndex;
  readonly #dropped: ReadonlySet<number>;
  /** By old term id, the new one; 0 where not known yet. */
  #termIds = new Uint32Array();

  /** @param capacity Tokens for which memory is reserved. */
  constructor(old: ForwardIndex, dropped: ReadonlySet<number>, capacity: number) {
    this.#old = old;
    this.#dropped = dropped;
    this.forward = new ForwardIndex(capacity);
  }

  /** Copies what the old index has now and has not been copied yet, in steps of less than a millisecond. */
  *copy(): Generator<undefined, void, undefined> {
    const { documentCount } = this.#old;
    const terms = this.#old.terms.toArray();
    const termIds = new Uint32Array(terms.length + 1);
    termIds.set(this.#termIds);
    this.#termIds = termIds;
    for (let documentId = this.newIds.length; documentId < documentCount; documentId += 1) {
      this.newIds.push(this.forward.documentCount);
      if (!this.#dropped.has(documentId)) this.forward.copyFrom(this.#old, documentId, terms, termIds);
      yield;
    }
  }
}
