import { findQuotesIn, quoteToken } from "../content/claims/quote-syntax";
import { fillQuotes } from "../content/claims/resolve-claims";
import { legalDocuments } from "../content/names";
import { documentNames } from "../content/read/collections";
import { type Diagnostic, diagnosticInBody } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { getBlocks } from "../text/blocks";
import type { TextRule } from "./rule";

/** Checks the blocks of all texts: their form, the names in them, and that each is where it is shown. */
export function checkBlocks(library: Library): TextRule {
  return (entry) => {
    const place = placeOf(entry.name);
    return getBlocks(entry.body).flatMap(({ block, code, line, column }) => {
      const report = (message: string): Diagnostic => diagnosticInBody(entry, { line, column, message });
      if (!block.allowedIn.some((allowed) => allowed === place))
        return report(`A ${block.noun} is not shown in a text of this kind. Remove it here.`);
      const filled = code.replace(quoteToken, (quote) => fillQuotes(quote, library.lookup));
      const { request, error } = block.parse(filled);
      // A quote that nothing is known of is reported where it is, or where that is broken.
      const isFilled = findQuotesIn(filled).length === 0;
      return [
        ...(error !== undefined && isFilled ? [error] : []),
        ...(request === undefined ? [] : block.check(request, library)),
      ].map(report);
    });
  };
}

/** The folder or the document that a text is. */
function placeOf(name: string): string {
  if (legalDocuments.some((legal) => legal === name)) return "legal";
  return documentNames.some((document) => document === name) ? name : (name.split("/")[0] ?? "");
}
