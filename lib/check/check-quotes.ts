import { ledgerReference } from "../content/claims/quote-syntax";
import { type QuoteLookup, unneeded, withheld } from "../content/claims/resolve-claims";
import { quotesOf } from "../content/link/find-problems";
import { quotesNothing } from "../content/link/link";
import { readableText } from "../content/markdown/parse-body";
import { getSchema } from "../content/read/collections";
import { type Diagnostic, diagnosticInFile } from "../content/read/diagnostics";
import { completeEntry, type ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";
import { type Position, positionAt } from "../util/position";
import type { TextRule } from "./rule";

/** Finds what was meant as a quote and is none, so that readers would see it as it is written. A quote of what is not there is found as the files are put together. */
export function checkQuotes(): TextRule {
  return (entry) =>
    findMisspelt(entry).flatMap(({ written, ...place }) => {
      // It was to be a quote of a claim, and not of an app.
      if (/^\{+\s*(?:claim|sum)|claims?:/i.test(written)) {
        const message = `"${written}" does not quote a claim: write {{claim:id}} or [words](claim:id), the id in lower case.`;
        return [diagnosticInFile(entry, place, message)];
      }
      // "{ price: 7, until: 2025-06-28 }" of an app is YAML.
      if (quotesNothing(entry.name)) return [];
      const message = `"${written}" is not a quote: write {{price:app.plan}}, {{fact:app.question}} or {{operator:name}}, in lower case.`;
      return [diagnosticInFile(entry, place, message)];
    });
}

const meantAsQuote =
  /\{+\s*(?:claims?\b|(?:sum|price|month|year|limit|fact|operator|setting|site)s?\s*:)[^}]*\}*|\{\{[a-z]+:[a-z\d.-]+\}\}/gi;

/** A link to a claim that is none: a wrong id, several fallbacks, or an address at the end of a text. */
const meantAsLink = /\]\(\s*claims?:[^)\s]*\)?|^\[[^\]]*\]:\s*claims?:\S*/gim;

function findMisspelt(entry: ParsedEntry<unknown>): ({ written: string } & Position)[] {
  const text = readableText(entry);
  // Most texts have no quotes.
  if (!text.includes("{") && !text.includes("claim")) return [];
  const rest = quotesOf(entry).reduce((left, { at, written }) => blank(left, at, written.length), text);
  return [meantAsQuote, meantAsLink].flatMap((pattern) =>
    [...rest.matchAll(pattern)].map(({ 0: written, index }) => ({ written, ...positionAt(text, index) })),
  );
}

/** The text with spaces in place of some characters. */
function blank(text: string, at: number, length: number): string {
  return text.slice(0, at) + " ".repeat(length) + text.slice(at + length);
}

/** The lines of a file as written, with quotes not replaced, without editors' comments. */
export function getLines(entry: ParsedEntry<unknown>): { text: string; line: number }[] {
  return readableText(entry)
    .split("\n")
    .map((text, index) => ({ text, line: index + 1 }));
}

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
  const quotesLedger = (entry: ParsedEntry<unknown>) =>
    !quotesNothing(entry.name) && quotesOf(entry).some(({ reference }) => ledgerReference(reference));
  return (entry) => (quotesLedger(entry) ? checkEntry(entry, lookup, library.isLive) : []);
}

function checkEntry(entry: ParsedEntry<unknown>, lookup: QuoteLookup, isLive: boolean): Diagnostic[] {
  const schema = getSchema(entry.name);
  const found = schema ? completeEntry(schema, entry.written, lookup) : [];
  return (Array.isArray(found) ? found : []).map(({ message, ...diagnostic }) => ({
    ...diagnostic,
    severity: isLive ? "error" : "warning",
    message: `Without its claims this file cannot be read: ${message} Write a sentence that quotes none, or a fallback, {{claim:id|other words}}.`,
  }));
}
