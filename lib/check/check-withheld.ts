import { ledgerReference } from "../content/claims/quote-syntax";
import { type QuoteLookup, unneeded, withheld } from "../content/claims/resolve-claims";
import { getSchema } from "../content/read/collections";
import type { Diagnostic } from "../content/read/diagnostics";
import { completeEntry, type ParsedEntry, parseFile } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";
import { findQuotes } from "./check-quotes";
import { entryName, type TextRule } from "./rule";

/**
 * Finds fields that a file needs and that go with a claim. Evidence expires, and on a live site the file could not
 * be read any more from then on.
 */
export function checkWithheld(library: Library): TextRule {
  const { ledger } = library;
  const lookup: QuoteLookup = (reference) => {
    const quoted = ledgerReference(reference);
    if (!quoted) return library.lookup(reference);
    const state = ledger.get(quoted.id);
    if (state?.claim.computed && state.isProved) return state.computed?.text;
    return quoted.kind === "claim" ? withheld : unneeded;
  };
  const apps = new Set<ParsedEntry<unknown>>(library.collections.products);
  const ofText = (entry: ParsedEntry<unknown>): Diagnostic[] => {
    // Apps quote nothing.
    const quotes = apps.has(entry) ? [] : findQuotes(entry).quotes;
    return quotes.some(({ reference }) => ledgerReference(reference)) ? checkEntry(entry, lookup, library.isLive) : [];
  };
  return { ofText };
}

function checkEntry(entry: ParsedEntry<unknown>, lookup: QuoteLookup, isLive: boolean): Diagnostic[] {
  const schema = getSchema(entryName(entry));
  const parsed = parseFile(entry);
  const found = schema && !Array.isArray(parsed) ? completeEntry(schema, parsed, lookup) : [];
  return (Array.isArray(found) ? found : []).map(({ message, ...diagnostic }) => ({
    ...diagnostic,
    severity: isLive ? "error" : "warning",
    message: `Without its claims this file cannot be read: ${message} Write a sentence that quotes none, or a fallback, {{claim:id|other words}}.`,
  }));
}
