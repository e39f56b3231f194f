import type { Env } from "../../runtime/env";
import { memo } from "../../util/memo";
import type { Ledger } from "../claims/ledger";
import { ledgerReference } from "../claims/quote-syntax";
import { type QuoteLookup, withheld } from "../claims/resolve-claims";
import { resolvePictures, type ShownPicture } from "../pictures/resolve-pictures";
import { collectionSchemas, documentSchemas, getSchema } from "../read/collections";
import type { Diagnostic } from "../read/diagnostics";
import { completeEntry, type ParsedEntry, type ParsedFile } from "../read/parse-entry";
import type { ContentFiles } from "../read/read-files";
import type { AppData } from "../schemas/app-schema";
import type { Claim } from "../schemas/claims-schema";
import type { FactSheet } from "../schemas/fact-sheet-schema";
import type { OperatorData } from "../schemas/operator-schema";
import type { Library } from "../site/library";
import { linkLedger } from "./link-ledger";
import { createAppQuotes, namedLookup } from "./quotes";

/** All that a library is made of, but the day. */
export type LinkInput = ContentFiles & { isLive: boolean; settings: Env };

/**
 * Puts parsed files together on one day: what texts may quote first, then every file with its quotes filled in. Apps, the fact
 * sheet and the operator quote nothing, the ledger of claims quotes apps, and all else quotes everything. What could not be
 * read is left out and told in `diagnostics`; `findProblems` tells what does not fit together.
 */
export function link(input: LinkInput, day: string): Library {
  const { root, files, problems, evidence, isLive, settings } = input;
  const complete = (name: string, lookup: QuoteLookup) => {
    const schema = getSchema(name);
    const parsed = files.get(name);
    return schema && isParsed(parsed) ? completeOnce(parsed, schema, ...parsed.references.map(lookup)) : undefined;
  };
  const entryAt = <Data>(name: string, lookup: QuoteLookup = nothing) => {
    const found = complete(name, lookup);
    return found && !isDiagnostics(found) ? (found as ParsedEntry<Data>) : undefined;
  };
  const apps = [...files.keys()].flatMap((name) => (isApp(name) ? (entryAt<AppData>(name) ?? []) : []));
  const readApp = createAppQuotes(apps, entryAt<FactSheet>("site/fact-sheet")?.data);
  const quoteApp: QuoteLookup = (quoted) => readApp(quoted).text;
  // Only the name is read here: the other texts of the brand may quote it.
  const brand = files.get("site/brand");
  const { name } = (isParsed(brand) ? brand.fields : {}) as { name?: unknown };
  const named = namedLookup({
    operator: entryAt<OperatorData>("site/operator")?.data,
    brand: typeof name === "string" ? { name } : undefined,
    env: settings,
  });
  const ofApps: QuoteLookup = (quoted) => (ledgerReference(quoted) ? withheld : quoteApp(quoted));
  const ledgerFile = entryAt<{ claims: Claim[]; sample: boolean }>("site/claims", ofApps);
  const ledger = linkLedger({ root, file: ledgerFile, files, apps, isLive, day });
  // Without the ledger that is what is told, and not each figure that is missing for it.
  const quoteLedger: QuoteLookup = ledgerFile ? ledger.lookup : () => withheld;
  const lookup = remember((quoted) => named(quoted) ?? (ledgerReference(quoted) ? quoteLedger : quoteApp)(quoted));

  const collections = Object.fromEntries(Object.keys(collectionSchemas).map((folder) => [folder, []]));
  const documents: Library["documents"] = {};
  const diagnostics = [...problems];
  const pictures = new Map<string, ShownPicture>();
  for (const [path, file] of files) {
    const found = isParsed(file) ? complete(path, lookupFor(path, ofApps, lookup)) : file;
    if (!found) continue;
    if (isDiagnostics(found)) {
      diagnostics.push(...found);
      continue;
    }
    const entry = resolvePictures(found, input.pictures);
    for (const { name: picture, shown } of entry.pictures ?? []) if (shown) pictures.set(picture, shown);
    if (path in documentSchemas) Object.assign(documents, { [path]: entry });
    else (collections[path.slice(0, path.indexOf("/"))] as ParsedEntry<unknown>[] | undefined)?.push(entry);
  }
  const library: Library = {
    ...{ root, day, isLive, documents, diagnostics, lookup, ledger, evidence, pictures },
    collections: collections as unknown as Library["collections"],
    shown: linkProofs({ documents }, ledger),
    on: (other) => (other === day ? library : link(input, other)),
  };
  return library;
}

/** For files that quote nothing: what looks like a quote stays as written, and is told. */
const nothing: QuoteLookup = () => undefined;

function lookupFor(path: string, ofApps: QuoteLookup, lookup: QuoteLookup): QuoteLookup {
  if (quotesNothing(path)) return nothing;
  return path === "site/claims" ? ofApps : lookup;
}

const isApp = (path: string) => path.startsWith("products/");

/** Whether a file is one that others quote: what it says is written out. */
export function quotesNothing(path: string): boolean {
  return isApp(path) || path === "site/fact-sheet" || path === "site/operator";
}

function isParsed(file: ParsedFile | readonly Diagnostic[] | undefined): file is ParsedFile {
  return file !== undefined && !isDiagnostics(file);
}

function isDiagnostics(found: unknown): found is readonly Diagnostic[] {
  return Array.isArray(found);
}

type Schema = NonNullable<ReturnType<typeof getSchema>>;

/** An entry is the same object for as long as its file and what that quotes are the same: most files quote nothing. */
const completeOnce = memo((file: ParsedFile, schema: Schema, ...shown: readonly ReturnType<QuoteLookup>[]) =>
  completeEntry(schema, file, (reference) => shown[file.references.indexOf(reference)]),
);

/** Looks each reference up once: thousands of texts quote the same few prices. */
function remember(lookup: QuoteLookup): QuoteLookup {
  const known = new Map<string, ReturnType<QuoteLookup>>();
  return (reference) => {
    if (!known.has(reference)) known.set(reference, lookup(reference));
    return known.get(reference);
  };
}

/** Testimonials and names of publications, which carry evidence of their own, as readers see them. */
export type ShownProofs = ReturnType<typeof linkProofs>;

function linkProofs({ documents }: Pick<Library, "documents">, { show }: Ledger) {
  const home = documents["site/home"]?.data;
  const list = documents["site/reviews-list"]?.data;
  const letter = list?.closing.testimonial;
  return {
    /** Of the home page. */
    testimonials: home ? show(home.testimonials?.items ?? [], home.sample) : [],
    /** The publications that the home page names. */
    mentions: home ? show(home.hero.featuredOn, home.sample) : [],
    /** The testimonial below the list of reviews. */
    letter: list && letter && show([letter], list.sample)[0],
  };
}
