import type { Diagnostic } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import type { Claim } from "../schemas/claims-schema";
import type { Library } from "../snapshot/library";
import { checkEvidence } from "./check-evidence";
import { checkLedger } from "./check-ledger";
import type { LibraryCheckOptions } from "./check-library";
import { diagnosticInFile } from "./diagnostic-at";
import { findQuotes, linesOf } from "./find-quotes";

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

/** `claim:users` → "users"; `undefined` for a quote of anything else. */
function claimOf(reference: string): string | undefined {
  return reference.startsWith("claim:") ? reference.slice("claim:".length) : undefined;
}

function checkQuotesOfItself(ledger: Ledger): Diagnostic[] {
  return findQuotes(ledger).quotes.flatMap(({ reference, ...place }) =>
    claimOf(reference) === undefined
      ? []
      : [
          diagnosticInFile(
            ledger,
            place,
            `The ledger cannot quote itself: write the figure in place of {{${reference}}}.`,
          ),
        ],
  );
}

function checkQuotes(entry: ParsedEntry<unknown>, ledger: Ledger, known: ReadonlySet<string>): Diagnostic[] {
  const { quotes, malformed } = findQuotes(entry);
  return [
    ...quotes.flatMap(({ reference, ...place }) => {
      const id = claimOf(reference);
      if (id === undefined || known.has(id)) return [];
      const message = `There is no claim "${id}" in site/claims.md.`;
      return [{ ...diagnosticInFile(entry, place, message), involves: ledger.file }];
    }),
    ...malformed
      .filter(({ written }) => /^\{+\s*claim/i.test(written))
      .map(({ written, ...place }) => {
        const message = `"${written}" is no quote of a claim: write {{claim:id}}, the id in lower case.`;
        return diagnosticInFile(entry, place, message);
      }),
  ];
}

function checkTypedFigures(entry: ParsedEntry<unknown>, claims: readonly Claim[]): Diagnostic[] {
  const figures = claims.filter(({ text }) => isTellingFigure(text));
  return linesOf(entry).flatMap(({ text, line }) =>
    figures.flatMap(({ id, text: figure }) => {
      const at = findFigure(text, figure);
      const message = `"${figure}" is a claim: write {{claim:${id}}} instead.`;
      return at < 0 ? [] : [diagnosticInFile(entry, { line, column: at + 1 }, message)];
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
