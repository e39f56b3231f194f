import { getEnv } from "../../runtime/env";
import { hashEvidence } from "../claims/evidence-files";
import { ledgerReference } from "../claims/quote-syntax";
import { type QuoteLookup, withheld } from "../claims/resolve-claims";
import { listPictures, type PictureList } from "../pictures/list-pictures";
import type { KeptPictures, ShownPicture } from "../pictures/picture-types";
import { createPictureResolver } from "../pictures/resolve-pictures";
import type { Brand } from "../schemas/brand-schema";
import type { Claim } from "../schemas/claims-schema";
import type { FactSheet } from "../schemas/fact-sheet-schema";
import type { OperatorData } from "../schemas/operator-schema";
import type { ProductData } from "../schemas/product-schema";
import { today } from "../snapshot/entry-dates";
import type { Library } from "../snapshot/library";
import { collectionSchemas, documentSchemas } from "./collections";
import {
  createFileLoader,
  type FileLoader,
  folderDiagnostic,
  getPath,
  type ListedFolder,
  type LoadedFile,
  listContent,
} from "./load-file";
import type { ParsedEntry } from "./parse-entry";
import { createProductQuotes, namedLookup } from "./quotes";
import { type LoadEntries, readLedger } from "./read-ledger";

/** @param day Today as `2025-06-28`. */
export type LibraryLoader = (listed: readonly ListedFolder[], pictures: PictureList, day?: string) => Library;

/** For files that quote nothing: what looks like a quote stays as written, for the check to find. */
const nothing: QuoteLookup = () => undefined;

/** For a file of which only what quotes nothing is wanted: any short text will do for the rest. */
const nameAlone: QuoteLookup = (reference) => (reference.startsWith("site:") ? undefined : "0");

/**
 * Makes libraries of listed files. Versions that were loaded before are not read or parsed again.
 * @param kept The last good version of each picture; none unless said otherwise.
 */
export function createLibraryLoader(
  files: FileLoader,
  claims: "all" | "strict",
  kept: KeptPictures = () => undefined,
): LibraryLoader {
  const resolvePictures = createPictureResolver(kept);
  const countedFiles = createFileLoader();

  return (listed, list, day = today()) => {
    const { ofProducts, ledger, lookup } = readQuotable({ files, countedFiles, listed, claims, day });
    const lookups: Record<string, QuoteLookup> = {
      "site/fact-sheet.md": nothing,
      "site/operator.md": nothing,
      "site/claims.md": ofProducts,
    };
    const library: Library = {
      collections: Object.fromEntries(
        Object.keys(collectionSchemas).map((name) => [name, []]),
      ) as unknown as Library["collections"],
      documents: {},
      diagnostics: [],
      lookup,
      ledger,
      evidence: "",
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
        sources.map((one) => {
          const own = folder === "products" ? nothing : folder === "site" && lookups[getPath(folder, one)];
          return withPictures(files.load(folder, one, own || lookup));
        }),
        folder,
        library,
      );
    }
    return { ...library, pictures };
  };
}

export type FolderOptions = {
  /** Absolute path of the content folder. */
  root: string;
  claims: "all" | "strict";
  /** Today as `2025-06-28`; default: the day of the clock. */
  day?: string | undefined;
};

/** Reads the files as they are on disk, errors included, for the check. Never throws. */
export function readFolder({ root, claims, day }: FolderOptions): Library {
  const listed = listContent(root);
  const library = createLibraryLoader(createFileLoader(), claims)(listed, listPictures(root), day);
  library.evidence = hashEvidence(root);
  // A missing folder counts as empty.
  const unlisted = listed.filter(({ problem }) => problem && !problem.isAbsent);
  library.diagnostics.push(...unlisted.map((folder) => folderDiagnostic(folder, root)));
  return library;
}

type Quotable = {
  files: FileLoader;
  countedFiles: FileLoader;
  listed: readonly ListedFolder[];
  claims: "all" | "strict";
  day: string;
};

/**
 * What texts may quote. Products, the fact sheet and the operator quote nothing, the ledger of claims quotes products, and all
 * else quotes everything.
 */
function readQuotable({ files, countedFiles, listed, claims, day }: Quotable) {
  const load = loadFrom(files, listed);
  const products = load("products", nothing) as ParsedEntry<ProductData>[];
  const [sheet] = load("site", nothing, "fact-sheet.md") as ParsedEntry<FactSheet>[];
  const quoteProduct = createProductQuotes(products, sheet?.data);
  const [operator] = load("site", nothing, "operator.md") as ParsedEntry<OperatorData>[];
  const counted = loadFrom(countedFiles, listed);
  // The brand is read twice: its name first, because its own texts may quote it.
  const [brand] = counted("site", nameAlone, "brand.md") as ParsedEntry<Brand>[];
  const named = namedLookup({ operator: operator?.data, brand: brand?.data, env: getEnv() });
  const isOfLedger = (reference: string) => ledgerReference(reference) !== undefined;
  const ofProducts: QuoteLookup = (reference) => (isOfLedger(reference) ? withheld : quoteProduct(reference));
  const [file] = load("site", ofProducts, "claims.md") as ParsedEntry<{ claims: Claim[]; sample: boolean }>[];
  const ledger = readLedger({ ledger: file, products, quoteProduct, load: counted, mode: claims, day });
  const lookup = remember(
    (reference) => named(reference) ?? (isOfLedger(reference) ? ledger.lookup(reference) : quoteProduct(reference)),
  );
  return { ofProducts, ledger, lookup };
}

function loadFrom(files: FileLoader, listed: readonly ListedFolder[]): LoadEntries {
  return (folder, lookup, wanted) =>
    listed
      .filter((one) => one.folder === folder)
      .flatMap((one) => one.files)
      .filter(({ name }) => wanted === undefined || name === wanted)
      .flatMap((source) => files.load(folder, source, lookup)?.entry ?? []);
}

/** Looks each reference up once: thousands of texts quote the same few prices. */
function remember(lookup: QuoteLookup): QuoteLookup {
  const known = new Map<string, ReturnType<QuoteLookup>>();
  return (reference) => {
    if (!known.has(reference)) known.set(reference, lookup(reference));
    return known.get(reference);
  };
}

function put(found: readonly (LoadedFile | undefined)[], folder: string, library: Library): void {
  const entries: ParsedEntry<unknown>[] = [];
  for (const file of found) {
    if (file?.entry) entries.push(file.entry);
    if (file) library.diagnostics.push(...file.diagnostics);
  }
  const isDocument = ({ slug }: ParsedEntry<unknown>) => `${folder}/${slug}` in documentSchemas;
  // Thousands of articles are not asked: no document is among them.
  const documents = foldersOfDocuments.has(folder) ? entries.filter(isDocument) : [];
  for (const entry of documents) Object.assign(library.documents, { [`${folder}/${entry.slug}`]: entry });
  if (!(folder in library.collections)) return;
  const others = documents.length > 0 ? entries.filter((entry) => !isDocument(entry)) : entries;
  Object.assign(library.collections, { [folder]: others });
}

const foldersOfDocuments: ReadonlySet<string> = new Set(
  Object.keys(documentSchemas).map((name) => name.slice(0, name.indexOf("/"))),
);
