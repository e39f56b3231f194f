import { logError } from "../runtime/log";
import { collapseSpaces, foldPlain, foldText } from "../util/fold";
import { Lines } from "./lines";
import type { SearchQuery } from "./search-query";
import type { SearchSource } from "./search-types";
import { TextIndex } from "./text-index";
import { getBeginning } from "./word-forms";

/** A source with its title in both forms of lib/util/fold.ts, by which results are ranked. */
export type SearchDocument = SearchSource & { foldedTitle: string; plainTitle: string };

/**
 * Prepares an entry or a page for the index. Its content is read later, by `update`. Content that cannot be read
 * counts as empty and is logged once, so that one broken entry never stops the search for all others.
 */
export function prepareDocument(source: SearchSource): SearchDocument {
  let isLogged = false;
  const readContent = () => {
    try {
      return source.readContent();
    } catch (error) {
      if (!isLogged) logError(`search cannot read the text of ${source.result.url}: ${String(error)}`);
      isLogged = true;
      return "";
    }
  };
  const foldedTitle = collapseSpaces(foldText(source.result.title));
  return { ...source, readContent, foldedTitle, plainTitle: foldPlain(foldedTitle) };
}

/** Search over documents in a given order. See README.md. */
export class SearchIndex {
  #texts = new TextIndex();
  /** Ids in the index of texts. */
  #ids = new WeakMap<SearchDocument, number>();
  #documents: readonly SearchDocument[] = [];
  /** By place of the document, its id: a look into the map for each of thousands of documents takes milliseconds. */
  #order: readonly number[] = [];
  /** By place of the document, its title. */
  #titles = new Lines();
  #plainTitles = new Lines();

  get documents(): readonly SearchDocument[] {
    return this.#documents;
  }

  /**
   * Replaces the documents and their order. Only new documents are read; a document is recognised by object identity.
   * The index forgets nothing: once more documents are gone than there are, all are read again. A step takes about a
   * millisecond, and searches see the old documents until the last one. A new update may be started before this one has
   * ended; this one must then not be continued.
   */
  *update(documents: readonly SearchDocument[]): Generator<undefined, void, undefined> {
    const isStale = this.#texts.size > 2 * documents.length;
    const texts = isStale ? new TextIndex() : this.#texts;
    const ids = isStale ? new WeakMap<SearchDocument, number>() : this.#ids;
    for (const document of documents) {
      if (ids.has(document)) continue;
      ids.set(document, texts.add(readText(document)));
      yield;
    }
    this.#texts = texts;
    this.#ids = ids;
    this.#documents = documents;
    this.#order = documents.map((document) => ids.get(document) as number);
    this.#titles = new Lines();
    this.#plainTitles = new Lines();
    for (const { foldedTitle, plainTitle } of documents) {
      this.#titles.add(foldedTitle);
      this.#plainTitles.add(plainTitle);
    }
  }

  /**
   * The documents that contain the query, ignoring case. First those whose title equals the query, then by the offset
   * of the query in the title, then those that contain it elsewhere (docs/reference/behaviour.md). Equals keep the
   * order of the documents. Then, in the same order, those that spell it with other accents. An empty query finds nothing.
   */
  search({ text }: SearchQuery): SearchDocument[] {
    const needle = collapseSpaces(foldText(text));
    if (needle === "") return [];
    const exact = this.#rank(this.#texts.find(needle), this.#titles, needle);
    const plain = foldPlain(needle);
    const others = this.#texts.findPlain(plain);
    if (!others && plain === needle) return exact;
    const known = new Set(exact);
    const loose = this.#rank(others ?? this.#texts.find(plain), this.#plainTitles, plain);
    return [...exact, ...loose.filter((document) => !known.has(document))];
  }

  /** The documents found by a query, those with it in the title first. */
  #rank(isFound: Uint8Array, titles: Lines, needle: string): SearchDocument[] {
    const titled = titles.find(needle).map(({ line, offset, isWhole }) => {
      isFound[this.#order[line] as number] = 0;
      return { document: this.#documents[line] as SearchDocument, rank: isWhole ? -1 : offset };
    });
    const ranked = titled.sort((a, b) => a.rank - b.rank).map(({ document }) => document);
    return [...ranked, ...this.#listFound(isFound)];
  }

  /** The documents that have all of some words, in any order and with any ending: those with most of them in the title first. No words find nothing. */
  searchWords(words: readonly string[]): SearchDocument[] {
    if (words.length === 0) return [];
    const beginnings = words.map(getBeginning);
    return this.#listFound(this.#texts.findWords(words))
      .map((document) => ({ document, count: beginnings.filter((one) => document.plainTitle.includes(one)).length }))
      .sort((a, b) => b.count - a.count)
      .map(({ document }) => document);
  }

  /** The documents whose texts were found, in their order. */
  #listFound(isFound: Uint8Array): SearchDocument[] {
    return this.#documents.filter((_, place) => isFound[this.#order[place] as number] === 1);
  }

  /** Whether a text has a word, with any ending. */
  hasWord(word: string): boolean {
    const isFound = this.#texts.findWords([word]);
    return this.#order.some((id) => isFound[id] === 1);
  }

  /**
   * What a word that no text has may have been meant to be: a word one typing mistake away, one with the same first
   * letter before others, then one in a title, then the most frequent. `undefined` if there is none.
   */
  correct(word: string): string | undefined {
    return this.#texts
      .findNeighbours(word)
      .map((one) => ({
        ...one,
        rank: Number(one.word[0] === word[0]) * 2 + Number(this.#titles.find(one.word).length > 0),
      }))
      .sort((a, b) => b.rank - a.rank || b.count - a.count)
      .find((one) => this.hasWord(one.word))?.word;
  }
}

/**
 * Title, excerpt, category, tags and content (docs/reference/behaviour.md), each field and each block on its own line.
 */
function readText({ result, tags, readContent }: SearchDocument): string {
  const fields = [result.title, result.excerpt, result.category, ...tags].map(collapseSpaces);
  return foldText([...fields, readContent()].join("\n"));
}
