import { collapseSpaces, foldCase } from "./fold-case";
import { buildGramSet, type GramSet, listGramBits, mayContain } from "./gram-set";
import type { SearchQuery } from "./search-query";
import type { SearchSource } from "./types";

/** A source with what is prepared of it once, so that a search only compares. */
export type SearchDocument = SearchSource & {
  foldedTitle: string;
  /** Every field and every block of the content, one a line: a query has no line break, so it never matches across two. */
  foldedText: string;
  grams: GramSet;
};

/** Prepares an entry or a page: title, excerpt, category, tags and content (specification, section 5). */
export function prepareDocument(source: SearchSource): SearchDocument {
  const { title, excerpt, category } = source.result;
  const fields = [title, excerpt, category, ...source.tags, ...source.readContent().split("\n")].map(collapseSpaces);
  const foldedText = foldCase(fields.join("\n"));
  return { ...source, foldedTitle: foldCase(collapseSpaces(title)), foldedText, grams: buildGramSet(foldedText) };
}

/**
 * The documents that contain the query, whatever its case. First those whose title is the query, then by the earliest
 * place of the query in the title, then those that have it elsewhere (specification, section 5); otherwise in the order
 * given. An empty query finds nothing.
 */
export function searchDocuments<Document extends SearchDocument>(
  documents: readonly Document[],
  query: SearchQuery,
): Document[] {
  const needle = foldCase(query.text);
  if (needle === "") return [];
  const bits = listGramBits(needle);
  return documents
    .filter(({ grams, foldedText }) => mayContain(grams, bits) && foldedText.includes(needle))
    .map((document) => ({ document, place: placeInTitle(document.foldedTitle, needle) }))
    .sort((a, b) => a.place - b.place)
    .map(({ document }) => document);
}

function placeInTitle(foldedTitle: string, needle: string): number {
  if (foldedTitle === needle) return -1;
  const at = foldedTitle.indexOf(needle);
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}
