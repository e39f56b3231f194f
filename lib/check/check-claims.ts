import { ledgerReference } from "../content/claims/quote-syntax";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Claim } from "../content/schemas/claims-schema";
import { allEntries, type Library } from "../content/snapshot/library";
import { checkLedger, checkProofs } from "./check-ledger";
import type { LibraryCheckOptions } from "./check-library";
import { checkLeftSentences, checkWithheld } from "./check-withheld";
import { diagnosticInFile } from "./diagnostic-at";
import { findQuotes, getLines } from "./find-quotes";

type Ledger = NonNullable<Library["documents"]["site/claims"]>;

/** Checks the ledger, all uses of claims, and that no text of the site repeats a figure of the ledger literally. */
export function checkClaims(
  library: Library,
  options: Pick<LibraryCheckOptions, "root" | "day" | "entries">,
): Diagnostic[] {
  const ledger = library.documents["site/claims"];
  const claims = ledger?.data.claims ?? [];
  const known = new Map(claims.map((claim) => [claim.id, claim]));
  const entries = allEntries(library);
  return [
    ...(ledger ? [...checkLedger(library, ledger), ...checkQuotesOfItself(ledger)] : []),
    ...checkProofs(library, options),
    ...checkLeftSentences(library, options),
    ...checkWithheld(library, options),
    ...(ledger
      ? entries.filter((entry) => entry !== ledger).flatMap((entry) => checkQuotes(entry, ledger, known))
      : []),
    ...Object.entries(library.documents)
      .filter(([name]) => name !== "site/claims")
      .flatMap(([, entry]) => checkTypedFigures(entry, claims)),
  ];
}

/** Whether a misspelt quote was to be one of a claim, and not of an app. */
export function isMeantForLedger(written: string): boolean {
  return /^\{+\s*(?:claim|sum|part)|claims?:/i.test(written);
}

function checkQuotesOfItself(ledger: Ledger): Diagnostic[] {
  return findQuotes(ledger).quotes.flatMap(({ reference, ...place }) =>
    ledgerReference(reference) === undefined
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

function checkQuotes(entry: ParsedEntry<unknown>, ledger: Ledger, known: ReadonlyMap<string, Claim>): Diagnostic[] {
  const { quotes, malformed } = findQuotes(entry);
  return [
    ...quotes.flatMap(({ reference, ...place }) => {
      const quoted = ledgerReference(reference);
      const claim = quoted && known.get(quoted.id);
      if (!quoted || (claim && (quoted.kind === "claim" || claim.computed))) return [];
      const message = claim
        ? `The claim "${quoted.id}" is not calculated, so it has no ${quoted.kind}: give it "computed", or quote the claim.`
        : `There is no claim "${quoted.id}" in site/claims.md.`;
      return [{ ...diagnosticInFile(entry, place, message), involves: ledger.file }];
    }),
    ...malformed
      .filter(({ written }) => isMeantForLedger(written))
      .map(({ written, ...place }) => {
        const message = `"${written}" does not quote a claim: write {{claim:id}} or [words](claim:id), the id in lower case.`;
        return diagnosticInFile(entry, place, message);
      }),
  ];
}

function checkTypedFigures(entry: ParsedEntry<unknown>, claims: readonly Claim[]): Diagnostic[] {
  const figures = claims.flatMap(({ id, text }) => (text !== undefined && isTellingFigure(text) ? [{ id, text }] : []));
  return getLines(entry).flatMap(({ text, line }) =>
    figures.flatMap(({ id, text: figure }) => {
      const at = findFigure(text, figure);
      const message = `"${figure}" is a claim: write {{claim:${id}}} instead.`;
      return at < 0 ? [] : [diagnosticInFile(entry, { line, column: at + 1 }, message)];
    }),
  );
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

/** Whether a text contains no such figure by chance, unlike small numbers ("30"), years and scores ("9.5"). */
export function isTellingFigure(text: string): boolean {
  return /\d/.test(text) && !/^\d{1,4}(\.\d)?$/.test(text);
}
