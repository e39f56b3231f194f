import { claimToken } from "../../claims/resolve-claims";
import type { Diagnostic, Position } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import type { Claim } from "../schemas/claims-schema";
import type { Library } from "../snapshot/library";
import { checkEvidence } from "./check-evidence";
import { checkLedger } from "./check-ledger";
import type { LibraryCheckOptions } from "./check-library";

type Ledger = NonNullable<Library["documents"]["site/claims"]>;

/** Checks the ledger, all uses of claims, and that no text of the site repeats a figure of the ledger literally. */
export function checkClaims(library: Library, options: Pick<LibraryCheckOptions, "root" | "day">): Diagnostic[] {
  const ledger = library.documents["site/claims"];
  const claims = ledger?.data.claims ?? [];
  const known = new Set(claims.map(({ id }) => id));
  const entries = [...Object.values(library.collections).flat(), ...Object.values(library.documents)];
  return [
    ...(ledger ? [...checkLedger(ledger, claims, options), ...checkQuotesOfItself(ledger)] : []),
    ...checkEvidence(library),
    ...(ledger
      ? entries.filter((entry) => entry !== ledger).flatMap((entry) => checkQuotes(entry, ledger, known))
      : []),
    ...Object.entries(library.documents)
      .filter(([name]) => name !== "site/claims")
      .flatMap(([, entry]) => checkTypedFigures(entry, claims)),
  ];
}

function checkQuotesOfItself(ledger: Ledger): Diagnostic[] {
  return linesOf(ledger).flatMap(({ text, line }) =>
    [...text.matchAll(claimToken)].map(({ 0: quote, index }) =>
      inFile(ledger, line, index + 1, `The ledger cannot quote itself: write the figure in place of ${quote}.`),
    ),
  );
}

function checkQuotes(entry: ParsedEntry<unknown>, ledger: Ledger, known: ReadonlySet<string>): Diagnostic[] {
  const { quotes, malformed } = findQuotes(entry);
  return [
    ...quotes
      .filter(({ id }) => !known.has(id))
      .map(({ id, line, column }) => ({
        ...inFile(entry, line, column, `There is no claim "${id}" in site/claims.md.`),
        involves: ledger.file,
      })),
    ...malformed,
  ];
}

type Quotes = { quotes: readonly ({ id: string } & Position)[]; malformed: readonly Diagnostic[] };

const found = new WeakMap<ParsedEntry<unknown>, Quotes>();

/** Cached for each version of a file: scanning ten thousand texts takes half a second. */
function findQuotes(entry: ParsedEntry<unknown>): Quotes {
  const known = found.get(entry);
  if (known) return known;
  // Most texts use no claims.
  const lines = entry.text.includes("{") ? linesOf(entry) : [];
  const quotes = lines.flatMap(({ text, line }) =>
    [...text.matchAll(claimToken)].map(({ 1: id = "", index }) => ({ id, line, column: index + 1 })),
  );
  // Shown to readers literally.
  const malformed = lines.flatMap(({ text, line }) =>
    [...text.replace(claimToken, (quote) => " ".repeat(quote.length)).matchAll(/\{+\s*claims?\b[^}]*\}*/gi)].map(
      ({ 0: written, index }) =>
        inFile(
          entry,
          line,
          index + 1,
          `"${written}" is no quote of a claim: write {{claim:id}}, the id in lower case.`,
        ),
    ),
  );
  const result = { quotes, malformed };
  found.set(entry, result);
  return result;
}

function checkTypedFigures(entry: ParsedEntry<unknown>, claims: readonly Claim[]): Diagnostic[] {
  const figures = claims.filter(({ text }) => isTellingFigure(text));
  return linesOf(entry).flatMap(({ text, line }) =>
    figures.flatMap(({ id, text: figure }) => {
      const at = findFigure(text, figure);
      return at < 0 ? [] : [inFile(entry, line, at + 1, `"${figure}" is a claim: write {{claim:${id}}} instead.`)];
    }),
  );
}

/** A figure that no text contains by chance, unlike small numbers ("30"), years and scores ("9.5"). */
function isTellingFigure(text: string): boolean {
  return /\d/.test(text) && !/^\d{1,4}(\.\d)?$/.test(text);
}

/** Offset of the figure, but not inside a longer number; -1 if there is none. */
function findFigure(line: string, figure: string): number {
  for (let at = line.indexOf(figure); at >= 0; at = line.indexOf(figure, at + 1)) {
    const before = line[at - 1] ?? " ";
    const after = line.slice(at + figure.length);
    if (!/[\d.,$]/.test(before) && !/^[\d%+]|^[.,]\d/.test(after)) return at;
  }
  return -1;
}

/** The lines of the file as written, with `{{claim:…}}` not replaced. */
function linesOf(entry: ParsedEntry<unknown>): { text: string; line: number }[] {
  return entry.text.split("\n").map((text, index) => ({ text, line: index + 1 }));
}

function inFile(entry: ParsedEntry<unknown>, line: number, column: number, message: string): Diagnostic {
  return { file: entry.file, severity: "error", message, line, column };
}
