import { LRUCache } from "lru-cache";
import type { SearchDocument } from "./search-index";

/** Characters of all texts that are kept: some three hundred articles. */
const mostKept = 3_000_000;

const kept = new LRUCache<SearchDocument, string>({ maxSize: mostKept, sizeCalculation: (text) => text.length || 1 });

/**
 * The text of a document, from which passages are shown (`SearchSource.readContent`). The last ones are kept, because making one
 * from its markdown takes milliseconds, and a page of results has up to 96.
 */
export function readText(document: SearchDocument): string {
  const known = kept.get(document);
  if (known !== undefined) return known;
  const text = document.readContent();
  kept.set(document, text);
  return text;
}
