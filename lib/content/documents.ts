import type { DocumentName } from "./collections";
import { getLibrary, type Library } from "./library";

type DocumentData<Name extends DocumentName> = NonNullable<Library["documents"][Name]>["data"];

/**
 * The fields of one of the site's own files.
 * @throws Error when the file is missing or never was valid; `content:check` finds that before a build.
 */
export function getDocument<Name extends DocumentName>(name: Name): DocumentData<Name> {
  return getDocumentEntry(name).data as DocumentData<Name>;
}

/** The same with its body: for legal pages. */
export function getDocumentEntry<Name extends DocumentName>(name: Name): NonNullable<Library["documents"][Name]> {
  const entry = getLibrary().documents[name];
  if (!entry) throw new Error(`content/${name}.md is missing or not valid.`);
  return entry;
}
