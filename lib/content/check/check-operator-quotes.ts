import { suggestName } from "../../format/nearest";
import { isOperatorQuote, operatorQuotes } from "../../operator/operator-quotes";
import type { Diagnostic } from "../read/diagnostics";
import type { Library } from "../snapshot/library";
import { diagnosticInFile } from "./diagnostic-at";
import { findQuotes } from "./find-quotes";

/** Checks that every quote of the operator names a field that can be quoted. */
export function checkOperatorQuotes({ collections, documents }: Library): Diagnostic[] {
  const known = new Set(operatorQuotes.map((name) => `operator:${name}`));
  return [...Object.values(collections).flat(), ...Object.values(documents)].flatMap((entry) =>
    findQuotes(entry).quotes.flatMap(({ reference, ...place }) => {
      if (!isOperatorQuote(reference) || known.has(reference)) return [];
      const name = reference.slice("operator:".length);
      const message = `"${name}" cannot be quoted from site/operator.md. ${suggestName(name, operatorQuotes)}`;
      return [diagnosticInFile(entry, place, message)];
    }),
  );
}
