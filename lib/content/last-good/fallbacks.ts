import { mainBlog } from "../names";
import { collectionSchemas, documentNames, documentSchemas } from "../read/collections";
import type { ParsedEntry } from "../read/parse-entry";
import type { Library } from "../snapshot/library";
import { fallbackBlog, fallbackDocuments, fallbackPartner, noPartner } from "./fallback-texts";
import { neutralTexts } from "./neutral-texts";

/**
 * Adds neutral texts for what every page needs and what has no good version: documents, the category that lists all
 * articles, and a partner, to whom no link leads.
 */
export function withFallbacks(library: Library): Library {
  const documents: Record<string, ParsedEntry<unknown>> = { ...library.documents };
  for (const name of documentNames) {
    documents[name] ??= getEntry(name, () => {
      const own = fallbackDocuments[name];
      return own ? documentSchemas[name].parse(own) : neutralTexts(documentSchemas[name], name);
    });
  }
  const { categories, partners } = library.collections;
  const hasBlog = categories.some(({ slug }) => slug === mainBlog);
  return {
    ...library,
    documents,
    collections: {
      ...library.collections,
      categories: hasBlog
        ? categories
        : [...categories, getEntry("categories/blog", () => collectionSchemas.categories.parse(fallbackBlog))],
      partners:
        partners.length > 0
          ? partners
          : [getEntry(`partners/${noPartner}`, () => collectionSchemas.partners.parse(fallbackPartner))],
    },
  };
}

const entries = new Map<string, ParsedEntry<unknown>>();

/** Returns the same object every time. A new one would make every page seem changed. */
function getEntry<Data>(path: string, build: () => Data): ParsedEntry<Data> {
  const known = entries.get(path) as ParsedEntry<Data> | undefined;
  if (known) return known;
  const start = { line: 1, column: 1 };
  const body = "This page is being updated. Please come back later.\n";
  const slug = path.split("/").at(-1) ?? path;
  const entry = {
    slug,
    file: `${path}.md`,
    data: build(),
    text: body,
    body,
    bodyLine: 1,
    locate: () => start,
    claimsAt: () => [],
  };
  entries.set(path, entry);
  return entry;
}
