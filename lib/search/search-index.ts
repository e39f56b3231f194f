import { collapseSpaces, foldPlain, foldText } from "../util/fold";
import { type SearchDocument, searchedFields } from "./search-document";
import type { SearchQuery } from "./search-query";
import { TextIndex } from "./text-index";
import { getBeginning, isTelling } from "./words";

/** An index of texts, the ids in it, and the documents whose content is in it, and not their fields alone. */
const createTexts = () => ({
  index: new TextIndex(),
  ids: new WeakMap<SearchDocument, number>(),
  read: new WeakSet<SearchDocument>(),
});

/** Search over documents in a given order. See README.md. */
export class SearchIndex {
  #texts = createTexts();
  #documents: readonly SearchDocument[] = [];
  /** The ids of the documents, in their order: thousands of look-ups in the map would take milliseconds. */
  #order: readonly number[] = [];

  /** Whether every document is found by its content. Before the end of the first update some are found by their fields alone. */
  isComplete = false;

  get documents(): readonly SearchDocument[] {
    return this.#documents;
  }

  /**
   * Replaces the documents and their order. Only new documents are read; a document is recognised by object identity.
   * The index forgets nothing: once more documents are gone than there are, all are read again. A step takes some
   * milliseconds, and searches see the old documents until the last one. Where there are none yet, they see the new ones as soon
   * as these have their fields, which takes a thousandth of the time. A new update may be started before this one has ended;
   * this one must then not be continued.
   * @returns after each step how many contents it has read.
   */
  *update(documents: readonly SearchDocument[]): Generator<number, void, undefined> {
    const isStale = this.#texts.index.size > 2 * documents.length;
    const texts = isStale ? createTexts() : this.#texts;
    const { index, ids, read } = texts;
    const show = () => {
      this.#texts = texts;
      this.#documents = documents;
      this.#order = documents.map((document) => ids.get(document) as number);
    };
    for (const document of documents) {
      if (ids.has(document)) continue;
      ids.set(document, index.add(searchedFields(document)));
      yield 0;
    }
    if (!this.isComplete) show();
    let count = 0;
    for (const document of documents) {
      if (read.has(document)) continue;
      index.add(foldText(document.readContent()), ids.get(document));
      read.add(document);
      count += 1;
      yield count;
    }
    show();
    this.isComplete = true;
  }

  /**
   * The documents that contain the query, ignoring case. First those whose title equals the query, then by the offset
   * of the query in the title, then those that contain it elsewhere (docs/reference/behaviour.md). Equals keep the
   * order of the documents. Then, in the same order, those that spell it with other accents. An empty query finds nothing.
   */
  search({ text }: SearchQuery): SearchDocument[] {
    const needle = collapseSpaces(foldText(text));
    if (needle === "") return [];
    const exact = this.#rank(this.#texts.index.find(needle), "foldedTitle", needle);
    const plain = foldPlain(needle);
    const others = this.#texts.index.findPlain(plain);
    if (!others && plain === needle) return exact;
    const known = new Set(exact);
    const loose = this.#rank(others ?? this.#texts.index.find(plain), "plainTitle", plain);
    return [...exact, ...loose.filter((document) => !known.has(document))];
  }

  /** The documents found by a query, those with it in the title first. */
  #rank(isFound: Uint8Array, title: "foldedTitle" | "plainTitle", needle: string): SearchDocument[] {
    const elsewhere: SearchDocument[] = [];
    const titled: { document: SearchDocument; rank: number }[] = [];
    for (const document of this.#listFound(isFound)) {
      const offset = document[title].indexOf(needle);
      if (offset < 0) elsewhere.push(document);
      else titled.push({ document, rank: document[title] === needle ? -1 : offset });
    }
    return [...titled.sort((a, b) => a.rank - b.rank).map(({ document }) => document), ...elsewhere];
  }

  /** The documents that have all of some words, in any order and form: those with most of them in the title first. No words find nothing. */
  searchWords(words: readonly string[]): SearchDocument[] {
    if (words.length === 0) return [];
    const beginnings = words.map(getBeginning);
    return this.#listFound(this.#texts.index.findWords(beginnings))
      .map((document) => ({ document, count: beginnings.filter((one) => document.plainTitle.includes(one)).length }))
      .sort((a, b) => b.count - a.count)
      .map(({ document }) => document);
  }

  /** The documents whose texts were found, in their order. */
  #listFound(isFound: Uint8Array): SearchDocument[] {
    return this.#documents.filter((_, place) => isFound[this.#order[place] as number] === 1);
  }

  /** Whether a text has a word, in any form. */
  hasWord(word: string): boolean {
    return this.searchWords([word]).length > 0;
  }

  /** What a word that no text has may have been meant to be, without a typing mistake. None becomes one that tells nothing: "cant" is not "can". */
  correct(word: string): string | undefined {
    const meant = this.#texts.index.findMeant(word);
    return meant !== undefined && isTelling(meant) && this.hasWord(meant) ? meant : undefined;
  }
}
