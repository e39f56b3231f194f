import { ForwardIndex } from "./forward-index";

/** Copies a forward index without some documents, and without the terms that only these contain. */
export class RemainingDocuments {
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
