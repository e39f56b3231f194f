import { logError } from "../runtime/log";
import { collapseSpaces, foldPlain, foldText } from "../util/fold";
import type { SearchSource } from "./search-types";

/** A source with its title in both forms of lib/util/fold.ts, by which results are ranked. */
export type SearchDocument = SearchSource & { foldedTitle: string; plainTitle: string };

/**
 * Prepares an entry or a page for the index. Its content is read later. Content that cannot be read counts as empty and is
 * logged once, so that one broken entry never stops the search for all others.
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

/** What is searched, each field and each block on its own line: title, excerpt, category, tags and content (docs/reference/behaviour.md). */
export function searchedText({ result, tags, readContent }: SearchDocument): string {
  const fields = [result.title, result.excerpt, result.category, ...tags].map(collapseSpaces);
  return foldText([...fields, readContent()].join("\n"));
}
