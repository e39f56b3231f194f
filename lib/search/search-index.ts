import { logError } from "../runtime/log";
import { collapseSpaces, foldCase } from "./fold-case";
import { JoinedTexts, textEdge } from "./joined-texts";
import type { SearchQuery } from "./search-query";
import type { SearchSource } from "./search-types";
import { WordIndex } from "./word-index";

/** A source with its title as it is compared. The words of its text are in the index. */
export type SearchDocument = SearchSource & { foldedTitle: string };

/**
 * Prepares an entry or a page for an index. Its content is not read yet. Where it cannot be read, it is left out, and the
 * log says so once: one text never keeps all others from being found.
 */
export function prepareDocument(source: SearchSource): SearchDocument {
  let isTold = false;
  const readContent = () => {
    try {
      return source.readContent();
    } catch (error) {
      if (!isTold) logError(`search cannot read the text of ${source.result.url}: ${String(error)}`);
      isTold = true;
      return "";
    }
  };
  return { ...source, readContent, foldedTitle: foldCase(collapseSpaces(source.result.title)) };
}

/** Documents in their order, and the words of all their texts. */
export class SearchIndex {
  readonly #words = new WordIndex();
  /** Of each document that the index has read, the number of its text. */
  readonly #numbers = new Map<SearchDocument, number>();
  #documents: readonly SearchDocument[] = [];
  /** The documents' titles, in their order. */
  #titles = new JoinedTexts([]);
  /** The numbers of the documents' texts, in their order. */
  #order: readonly number[] = [];

  get documents(): readonly SearchDocument[] {
    return this.#documents;
  }

  /**
   * Makes these the documents, in this order. Only those that are new are read; a document is known again by its object.
   * A step takes about a millisecond. The documents are as before until the last step; a later update may be begun before
   * this one has ended, which then must not be gone on with.
   */
  *update(documents: readonly SearchDocument[]): Generator<undefined, void, undefined> {
    for (const document of documents) {
      if (this.#numbers.has(document)) continue;
      this.#numbers.set(document, this.#words.add(readText(document)));
      yield;
    }
    this.#forgetAllBut(new Set(documents));
    this.#documents = documents;
    this.#titles = new JoinedTexts(documents.map(({ foldedTitle }) => foldedTitle));
    this.#listNumbers();
  }

  /** Whether so much has changed that searches take notably longer than they need to. */
  get isLoose(): boolean {
    return this.#words.isLoose;
  }

  /**
   * Makes searches fast again, in steps of less than a millisecond. Nothing else changes; when there is an update before
   * its end, it is given up.
   */
  *tidy(): Generator<undefined, void, undefined> {
    const numbers = yield* this.#words.sort();
    if (!numbers) return;
    for (const [document, number] of this.#numbers) this.#numbers.set(document, numbers[number] as number);
    this.#listNumbers();
  }

  #listNumbers(): void {
    this.#order = this.#documents.map((document) => this.#numbers.get(document) as number);
  }

  #forgetAllBut(kept: ReadonlySet<SearchDocument>): void {
    for (const document of this.#numbers.keys()) if (!kept.has(document)) this.#forget(document);
  }

  #forget(document: SearchDocument): void {
    this.#words.remove(this.#numbers.get(document) as number);
    this.#numbers.delete(document);
  }

  /**
   * The documents that contain the query, whatever its case. First those whose title is the query, then by the earliest
   * place of the query in the title, then those that have it elsewhere (docs/product.md, section 5); otherwise in the order
   * of the documents. An empty query finds nothing.
   */
  search(query: SearchQuery): SearchDocument[] {
    const needle = foldCase(query.text);
    if (needle === "") return [];
    const isFound = this.#words.find(needle);
    /** 0 where it is not in the title, 1 where it is the title, and from there on by its place. */
    const ranks = new Uint32Array(this.#documents.length);
    this.#titles.find(needle, (index, place) => (ranks[index] = place + 1));
    this.#titles.find(textEdge + needle + textEdge, (index) => (ranks[index] = 1));
    const elsewhere: SearchDocument[] = [];
    const byRank: SearchDocument[][] = [];
    for (const [index, document] of this.#documents.entries()) {
      if (isFound[this.#order[index] as number] !== 1) continue;
      const rank = ranks[index] as number;
      const equals = rank === 0 ? elsewhere : byRank[rank];
      if (equals) equals.push(document);
      else byRank[rank] = [document];
    }
    return [...byRank.flat(), ...elsewhere];
  }
}

/** Title, excerpt, category, tags and content (docs/product.md, section 5), every field and every block a line. */
function readText({ result, tags, readContent }: SearchDocument): string {
  const fields = [result.title, result.excerpt, result.category, ...tags].map(collapseSpaces);
  return foldCase([...fields, readContent()].join("\n"));
}
