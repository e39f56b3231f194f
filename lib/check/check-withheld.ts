import { basename, dirname } from "node:path";
import type { z } from "zod";
import { findQuotesIn, ledgerReference } from "../content/claims/quote-syntax";
import { type QuoteLookup, unneeded, withheld } from "../content/claims/resolve-claims";
import { collectionSchemas, documentSchemas } from "../content/read/collections";
import type { Diagnostic } from "../content/read/diagnostics";
import { type ParsedEntry, parseEntry } from "../content/read/parse-entry";
import type { Library } from "../content/snapshot/library";
import type { LibraryCheckOptions } from "./check-library";

const schemas: Record<string, z.ZodType> = { ...collectionSchemas, ...documentSchemas };

/**
 * Finds fields that a file needs and that go with a claim. Evidence expires, and with CLAIMS=strict the file could not
 * be read any more from then on.
 */
export function checkWithheld(library: Library, { entries }: Pick<LibraryCheckOptions, "entries">): Diagnostic[] {
  // Evidence does not expire while a server publishes; the build has checked it.
  if (entries) return [];
  const { documents, ledger } = library;
  // Apps quote nothing.
  const { products: _, ...collections } = library.collections;
  const lookup: QuoteLookup = (reference) => {
    const quoted = ledgerReference(reference);
    if (!quoted) return library.lookup(reference);
    const state = ledger.get(quoted.id);
    if (state?.claim.computed && state.isProved) return state.computed?.text;
    return quoted.kind === "claim" ? withheld : unneeded;
  };
  return [...Object.values(collections).flat(), ...Object.values(documents)]
    .filter(({ text }) => findQuotesIn(text).some(({ reference }) => ledgerReference(reference)))
    .flatMap((entry) => checkEntry(entry, lookup, ledger.mode));
}

function checkEntry(entry: ParsedEntry<unknown>, lookup: QuoteLookup, mode: "all" | "strict"): Diagnostic[] {
  const folder = basename(dirname(entry.file));
  const schema = schemas[`${folder}/${entry.slug}`] ?? schemas[folder];
  const { diagnostics = [] } = schema ? parseEntry(schema, entry, lookup) : {};
  return diagnostics.map(({ message, ...diagnostic }) => ({
    ...diagnostic,
    severity: mode === "strict" ? "error" : "warning",
    message: `Without its claims this file cannot be read: ${message} Write a sentence that quotes none, or a fallback, {{claim:id|other words}}.`,
  }));
}
