import type { DocumentName } from "../read/collections";
import { currentSite } from "./current-site";
import type { Library } from "./library";

type DocumentData<Name extends DocumentName> = NonNullable<Library["documents"][Name]>["data"];

/** The frontmatter of a document. */
export function getDocument<Name extends DocumentName>(name: Name): DocumentData<Name> {
  return getDocumentEntry(name).data as DocumentData<Name>;
}

/** The same with its body, for legal pages. */
export function getDocumentEntry<Name extends DocumentName>(name: Name): NonNullable<Library["documents"][Name]> {
  const entry = currentSite().library.documents[name];
  if (!entry) throw new Error(`There is no document ${name}, though every library for readers has all of them.`);
  return entry;
}
