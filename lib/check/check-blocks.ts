import { findQuotesIn } from "../content/claims/quote-syntax";
import { fillQuotes } from "../content/claims/resolve-claims";
import { legalDocuments } from "../content/names";
import { brokenSlugs, diagnosticInBody } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";
import { type FoundBlock, getBlocks } from "../text/blocks";
import type { BlockPlace, BlockProblem, KnownNames } from "../text/blocks/block";
import { fillFence } from "../text/fill-fence";
import { perEntry } from "./per-entry";

/** The blocks of a text. */
export const blocksIn = perEntry(({ body }) => getBlocks(body));

/** Checks the blocks of all texts: their form, the names in them, and that each is where it is shown. */
export function checkBlocks(library: Library): Diagnostic[] {
  const { collections, documents, lookup } = library;
  const known: KnownNames = {
    apps: collections.products.map(({ slug }) => slug),
    brokenApps: brokenSlugs(library, "products"),
    kinds: documents["site/fact-sheet"]?.data.kinds.map(({ id }) => id),
    criteria: documents["site/scoring"]?.data.criteria.flatMap(({ id }) => id ?? []),
  };
  return placed(library).flatMap(({ entry, place }) => {
    const seen = new Set<string>();
    return blocksIn(entry).flatMap(({ block, code, line, column }) => {
      const report = ({ message }: BlockProblem): Diagnostic => diagnosticInBody(entry, { line, column, message });
      if (!block.allowedIn.some((allowed) => allowed === place)) return report({ message: describePlaces(block) });
      const filled = fillFence(block.name, code, (quote) => fillQuotes(quote, lookup));
      const { request, error } = block.parse(filled);
      // A quote that nothing is known of is reported where it is, or where that is broken.
      const isFilled = findQuotesIn(filled).length === 0;
      const key = `${block.name} ${JSON.stringify(request)}`;
      const isRepeated = block.once && seen.has(key);
      seen.add(key);
      return [
        ...(error !== undefined && isFilled ? [{ message: error }] : []),
        ...(isRepeated ? [{ message: `This ${block.noun} is already in this text. Remove one.` }] : []),
        ...(request === undefined ? [] : block.check(request, known)),
      ].map(report);
    });
  });
}

/** All texts, with the folder or the document that each is. */
function placed({ collections, documents }: Library): { entry: ParsedEntry<unknown>; place: string }[] {
  return [
    ...Object.entries(collections).flatMap(([place, entries]) => entries.map((entry) => ({ entry, place }))),
    ...Object.entries(documents).map(([name, entry]) => ({ entry, place: isLegal(name) ? "legal" : name })),
  ];
}

function isLegal(name: string): boolean {
  return legalDocuments.some((legal) => legal === name);
}

function describePlaces({ noun, allowedIn }: FoundBlock["block"]): string {
  return `A ${noun} is allowed only in ${places.format(allowedIn.map((place) => placeNames[place]))}. Remove it here.`;
}

const places = new Intl.ListFormat("en-GB", { type: "conjunction" });

const placeNames: Record<BlockPlace, string> = {
  blog: "articles",
  reviews: "reviews",
  pages: "your own files in content/pages",
  "test-reports": "tests",
  legal: "legal pages",
};
