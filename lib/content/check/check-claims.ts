import type { Fault } from "../errors";
import type { Library } from "../library";
import type { ParsedEntry } from "../parse-entry";
import { claimToken } from "../resolve-claims";
import type { Claim } from "../schemas/claims";
import { checkEvidence } from "./check-evidence";
import { checkLedger } from "./check-ledger";
import type { LibraryCheckOptions } from "./check-library";

type Ledger = NonNullable<Library["documents"]["site/claims"]>;

/** Checks the claims ledger, every quote of it, and that its figures are typed nowhere else in the site's own texts. */
export function checkClaims(library: Library, options: Pick<LibraryCheckOptions, "root" | "day">): Fault[] {
  const ledger = library.documents["site/claims"];
  const claims = ledger?.data.claims ?? [];
  const entries = [...Object.values(library.collections).flat(), ...Object.values(library.documents)];
  return [
    ...(ledger ? [...checkLedger(ledger, claims, options), ...checkQuotesOfItself(ledger)] : []),
    ...checkEvidence(library),
    ...(ledger ? entries.filter((entry) => entry !== ledger).flatMap((entry) => checkQuotes(entry, ledger)) : []),
    ...Object.entries(library.documents)
      .filter(([name]) => name !== "site/claims")
      .flatMap(([, entry]) => checkTypedFigures(entry, claims)),
  ];
}

function checkQuotesOfItself(ledger: Ledger): Fault[] {
  return linesOf(ledger).flatMap(({ text, line }) =>
    [...text.matchAll(claimToken)].map(({ 0: quote, index }) =>
      inFile(ledger, line, index + 1, `The ledger cannot quote itself: write the figure in place of ${quote}.`),
    ),
  );
}

function checkQuotes(entry: ParsedEntry<unknown>, ledger: Ledger): Fault[] {
  // Most texts quote nothing.
  if (!entry.text.includes("{")) return [];
  const known = new Set(ledger.data.claims.map(({ id }) => id));
  return linesOf(entry).flatMap(({ text, line }) => [
    ...[...text.matchAll(claimToken)]
      .filter((match) => !known.has(match[1] ?? ""))
      .map((match) => ({
        ...inFile(entry, line, match.index + 1, `There is no claim "${match[1]}" in site/claims.md.`),
        involves: ledger.file,
      })),
    // Readers would see these as they stand.
    ...[...text.replace(claimToken, (quote) => " ".repeat(quote.length)).matchAll(/\{+\s*claims?\b[^}]*\}*/gi)].map(
      (match) =>
        inFile(
          entry,
          line,
          match.index + 1,
          `"${match[0]}" is no quote of a claim: write {{claim:id}}, the id in lower case.`,
        ),
    ),
  ]);
}

function checkTypedFigures(entry: ParsedEntry<unknown>, claims: readonly Claim[]): Fault[] {
  const figures = claims.filter(({ text }) => isTellingFigure(text));
  return linesOf(entry).flatMap(({ text, line }) =>
    figures.flatMap(({ id, text: figure }) => {
      const at = findFigure(text, figure);
      return at < 0 ? [] : [inFile(entry, line, at + 1, `"${figure}" is a claim: write {{claim:${id}}} instead.`)];
    }),
  );
}

/** A figure that cannot stand in a text by chance: not a bare small number such as "30" or "6", nor a year, nor a score such as "9.5". */
function isTellingFigure(text: string): boolean {
  return /\d/.test(text) && !/^\d{1,4}(\.\d)?$/.test(text);
}

/** The figure as a whole, not as a part of a longer number. */
function findFigure(line: string, figure: string): number {
  for (let at = line.indexOf(figure); at >= 0; at = line.indexOf(figure, at + 1)) {
    const before = line[at - 1] ?? " ";
    const after = line.slice(at + figure.length);
    if (!/[\d.,$]/.test(before) && !/^[\d%+]|^[.,]\d/.test(after)) return at;
  }
  return -1;
}

/** The lines of the file as written, quotes unfilled. */
function linesOf(entry: ParsedEntry<unknown>): { text: string; line: number }[] {
  return entry.text.split("\n").map((text, index) => ({ text, line: index + 1 }));
}

function inFile(entry: ParsedEntry<unknown>, line: number, column: number, message: string): Fault {
  return { file: entry.file, severity: "error", message, line, column };
}
