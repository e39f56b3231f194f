import { logError } from "../runtime/log";
import { collapseSpaces, foldCase } from "./fold-case";
import { JoinedTexts, textEdge } from "./joined-texts";
import { PhraseIndex } from "./phrase-index";
import type { SearchQuery } from "./search-query";
import type { SearchSource } from "./search-types";
import { getBeginning } from "./word-forms";

/** A source with its case-folded title, by which results are ranked. */
export type SearchDocument = SearchSource & { foldedTitle: string };

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
  return { ...source, readContent, foldedTitle: foldCase(collapseSpaces(source.result.title)) };
}

/** Search over documents in a given order. See README.md. */
export class SearchIndex {
  readonly #phrases = new PhraseIndex();
  /** Ids in the phrase index of the documents that it has read. */
  readonly #ids = new Map<SearchDocument, number>();
  #documents: readonly SearchDocument[] = [];
  /** Case-folded titles, in the order of the documents. */
  #titles = new JoinedTexts([]);
  /** Ids in the phrase index, in the order of the documents. */
  #idsInOrder: readonly number[] = [];

  get documents(): readonly SearchDocument[] {
    return this.#documents;
  }

  /**
   * Replaces the documents and their order. Only new documents are read; a document is recognised by object identity.
   * A step takes about a millisecond, and searches see the old documents until the last one. A new update may be
   * started before this one has ended; this one must then not be continued.
   */
  *update(documents: readonly SearchDocument[]): Generator<undefined, void, undefined> {
    for (const document of documents) {
      if (this.#ids.has(document)) continue;
      this.#ids.set(document, this.#phrases.add(readText(document)));
      yield;
    }
    this.#forgetAllBut(new Set(documents));
    this.#documents = documents;
    this.#titles = new JoinedTexts(documents.map(({ foldedTitle }) => foldedTitle));
    this.#listIds();
  }

  /** Whether so much has changed that searches are noticeably slower than after `compact`. */
  get needsCompaction(): boolean {
    return this.#phrases.needsCompaction;
  }

  /**
   * Makes searches fast again, in steps of less than a millisecond. Results stay the same. Gives up if another
   * compaction ends first.
   */
  *compact(): Generator<undefined, void, undefined> {
    const newIds = yield* this.#phrases.compact();
    if (!newIds) return;
    for (const [document, id] of this.#ids) this.#ids.set(document, newIds[id] as number);
    this.#listIds();
  }

  #listIds(): void {
    this.#idsInOrder = this.#documents.map((document) => this.#ids.get(document) as number);
  }

  #forgetAllBut(kept: ReadonlySet<SearchDocument>): void {
    for (const document of this.#ids.keys()) if (!kept.has(document)) this.#forget(document);
  }

  #forget(document: SearchDocument): void {
    this.#phrases.remove(this.#ids.get(document) as number);
    this.#ids.delete(document);
  }

  /**
   * The documents that contain the query, ignoring case. First those whose title equals the query, then by the offset
   * of the query in the title, then those that contain it elsewhere (docs/reference/behaviour.md). Equals keep the
   * order of the documents. An empty query finds nothing.
   */
  search(query: SearchQuery): SearchDocument[] {
    const needle = foldCase(query.text);
    if (needle === "") return [];
    const isFound = this.#phrases.find(needle);
    if (!isFound.includes(1)) return [];
    /** By document: 0 if the title does not contain the query, 1 if it equals it, otherwise 2 + the offset in it. */
    const ranks = new Uint32Array(this.#documents.length);
    this.#titles.find(needle, (index, offset) => (ranks[index] = offset + 1));
    this.#titles.find(textEdge + needle + textEdge, (index) => (ranks[index] = 1));
    const elsewhere: SearchDocument[] = [];
    const byRank: SearchDocument[][] = [];
    for (const [index, document] of this.#documents.entries()) {
      if (isFound[this.#idsInOrder[index] as number] !== 1) continue;
      const rank = ranks[index] as number;
      const equals = rank === 0 ? elsewhere : byRank[rank];
      if (equals) equals.push(document);
      else byRank[rank] = [document];
    }
    return [...byRank.flat(), ...elsewhere];
  }

  /** The documents that have all of some words, in any order and with any ending: those with most of them in the title first. */
  searchWords(words: readonly string[]): SearchDocument[] {
    const isFound = this.#phrases.findWords(words);
    const inTitle = new Uint8Array(this.#documents.length);
    for (const word of words)
      this.#titles.find(getBeginning(word), (index) => (inTitle[index] = (inTitle[index] as number) + 1));
    const byCount: SearchDocument[][] = Array.from({ length: words.length + 1 }, () => []);
    for (const [index, document] of this.#documents.entries())
      if (isFound[this.#idsInOrder[index] as number] === 1)
        byCount[words.length - (inTitle[index] as number)]?.push(document);
    return byCount.flat();
  }

  /** Whether a text has a word, with any ending. */
  hasWord(word: string): boolean {
    return this.#phrases.hasWord(word);
  }

  /**
   * What a word that no text has may have been meant to be: a word one typing mistake away, one with the same first
   * letter before others, then one in a title, then the one that most texts have. `undefined` if there is none.
   */
  correct(word: string): string | undefined {
    const [best] = this.#phrases
      .findNeighbours(word)
      .filter(({ count }) => count > 0)
      .map((one) => ({ ...one, rank: Number(one.word[0] === word[0]) * 2 + Number(this.#hasTitle(one.word)) }))
      .sort((a, b) => b.rank - a.rank || b.count - a.count);
    return best?.word;
  }

  #hasTitle(word: string): boolean {
    let isFound = false;
    this.#titles.find(word, () => (isFound = true));
    return isFound;
  }
}

/**
 * Title, excerpt, category, tags and content (docs/reference/behaviour.md), each field and each block on its own line.
 */
function readText({ result, tags, readContent }: SearchDocument): string {
  const fields = [result.title, result.excerpt, result.category, ...tags].map(collapseSpaces);
  return foldCase([...fields, readContent()].join("\n"));
}
