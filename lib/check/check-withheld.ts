import { ledgerReference, mayQuote } from "../content/claims/quote-syntax";
import { hiddenIn, type QuoteLookup, unneeded, withheld } from "../content/claims/resolve-claims";
import { splitSentences } from "../content/claims/sentences";
import { blankComments } from "../content/markdown/comments";
import { getSchema } from "../content/read/collections";
import { diagnosticInFile } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import { completeEntry, type ParsedEntry, parseFile } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";
import { positionAt } from "../util/position";
import { findQuotes } from "./find-quotes";
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

/** First words that refer to the sentence before. */
const reference = /^[\s"“>*_-]*(It|They|This|That|These|Those|He|She|Its|Their|Both|Neither|Such|So|Then)\b/;

/**
 * Names sentences that are left without what they refer to where a claim takes the sentence before with it: "We have
 * {{claim:users}} readers. They are kind." Warnings, because only a reader knows what "it" is.
 */
export function checkLeftSentences(library: Library): TextRule {
  // As on a live site, whatever the setting is.
  const lookup: QuoteLookup = (quoted) => {
    const { kind, id = "" } = ledgerReference(quoted) ?? {};
    if (library.ledger.get(id)?.isProved !== false) return "";
    return kind === "claim" ? withheld : unneeded;
  };
  const ofText = (entry: ParsedEntry<unknown>): Diagnostic[] =>
    entry !== library.documents["site/claims"] && mayQuote(entry.text) ? checkSentences(entry, lookup) : [];
  return { ofText };
}

function checkSentences(entry: ParsedEntry<unknown>, lookup: QuoteLookup): Diagnostic[] {
  const head = entry.text.split("\n").slice(0, entry.bodyLine - 1);
  // A field is one line of the frontmatter; the body is split where its sentences end.
  const texts = [
    ...head.map((text, index) => ({ text, line: index + 1 })),
    { text: blankComments(entry.body), line: entry.bodyLine },
  ];
  return texts.flatMap(({ text, line }) => {
    if (!mayQuote(text)) return [];
    let at = 0;
    let hasGone = false;
    return splitSentences(text).flatMap((sentence) => {
      const start = at;
      const isGone = hiddenIn(sentence, lookup).length > 0;
      at += sentence.length;
      const [, word] = hasGone && !isGone ? (reference.exec(sentence) ?? []) : [];
      hasGone = isGone && !/\n\s*\n\s*$/.test(sentence);
      if (word === undefined) return [];
      const found = positionAt(text, start);
      const position = { line: line + found.line - 1, column: found.column };
      const message = `This sentence begins with "${word}", and the sentence before it is hidden while its claim is not proved. Name what is meant, or give the claim a fallback: {{claim:id|other words}}.`;
      return [{ ...diagnosticInFile(entry, position, message), severity: "warning" as const }];
    });
  });
}
