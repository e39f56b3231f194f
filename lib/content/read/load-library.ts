import { type ClaimLookup, claimLookup, withheld } from "../../claims/resolve-claims";
import type { PictureList } from "../pictures/list-pictures";
import type { KeptPictures, ShownPicture } from "../pictures/picture-types";
import { createPictureResolver } from "../pictures/resolve-pictures";
import type { Claim } from "../schemas/claims-schema";
import type { Library } from "../snapshot/library";
import { documentSchemas } from "./collections";
import type { FileLoader, Ledger, ListedFolder, LoadedFile } from "./load-file";
import type { ParsedEntry } from "./parse-entry";
import type { SourceFile } from "./read-collection";

export type LibraryLoader = (listed: readonly ListedFolder[], pictures: PictureList) => Library;

/** Without a ledger no claim may be shown. */
const noLedger: Ledger = { source: undefined, lookup: () => withheld };

/**
 * Makes libraries of listed files. Versions that were loaded before are not read or parsed again.
 * @param kept The last good version of each picture; none unless said otherwise.
 */
export function createLibraryLoader(
  files: FileLoader,
  claims: "all" | "strict",
  kept: KeptPictures = () => undefined,
): LibraryLoader {
  let ledger = noLedger;
  const resolvePictures = createPictureResolver(kept);

  return (listed, list) => {
    const source = listed.find(({ folder }) => folder === "site")?.files.find(({ name }) => name === "claims.md");
    if (ledger.source !== source) ledger = readLedger(files, source, claims);
    const library: Library = {
      collections: { blog: [], reviews: [], authors: [], categories: [], partners: [], pages: [] },
      documents: {},
      diagnostics: [],
      lookup: ledger.lookup,
      pictures: new Map(),
    };
    const pictures = new Map<string, ShownPicture>();
    const withPictures = (file: LoadedFile | undefined): LoadedFile | undefined => {
      if (!file?.entry) return file;
      const entry = resolvePictures(file.entry, list);
      if (entry.pictures) for (const { name, shown } of entry.pictures) if (shown) pictures.set(name, shown);
      return { entry, diagnostics: file.diagnostics };
    };
    for (const { folder, files: sources } of listed) {
      put(
        sources.map((one) => withPictures(files.load(folder, one, one === source ? noLedger : ledger))),
        folder,
        library,
      );
    }
    return { ...library, pictures };
  };
}

/** The ledger itself quotes nothing, so it is read with a lookup that knows nothing; all else is read with its claims. */
function readLedger(files: FileLoader, source: SourceFile | undefined, claims: "all" | "strict"): Ledger {
  const data = source && files.load("site", source, noLedger)?.entry?.data;
  const lookup: ClaimLookup = data ? claimLookup((data as { claims: Claim[] }).claims, claims) : noLedger.lookup;
  return { source, lookup };
}

function put(found: readonly (LoadedFile | undefined)[], folder: string, library: Library): void {
  const entries: ParsedEntry<unknown>[] = [];
  for (const file of found) {
    if (file?.entry) entries.push(file.entry);
    if (file) library.diagnostics.push(...file.diagnostics);
  }
  const nameOf = ({ slug }: ParsedEntry<unknown>) => `${folder}/${slug}`;
  const isDocument = (entry: ParsedEntry<unknown>) => nameOf(entry) in documentSchemas;
  const documents = entries.filter(isDocument);
  Object.assign(library.documents, Object.fromEntries(documents.map((entry) => [nameOf(entry), entry])));
  if (folder in library.collections)
    Object.assign(library.collections, { [folder]: entries.filter((entry) => !isDocument(entry)) });
}
