import { diagnosticInFile } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Claim } from "../content/schemas/claims-schema";
import type { Library } from "../content/site/library";
import { checkLedger, checkProofs } from "./check-ledger";
import { getLines } from "./find-quotes";
import type { RuleOptions } from "./rule";

/** Checks the ledger, the proofs of claims, and that no text of the site repeats a figure of the ledger literally. */
export function checkClaims(library: Library, options: Pick<RuleOptions, "day">): Diagnostic[] {
  const ledger = library.documents["site/claims"];
  const claims = ledger?.data.claims ?? [];
  return [
    ...(ledger ? checkLedger(library, ledger) : []),
    ...checkProofs(library, options),
    ...Object.entries(library.documents)
      .filter(([name]) => name !== "site/claims")
      .flatMap(([, entry]) => checkTypedFigures(entry, claims)),
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
