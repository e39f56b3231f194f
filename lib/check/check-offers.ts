import { type Diagnostic, diagnosticAt, diagnosticInBody } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import { getOffers } from "../content/site/entries";
import type { Library } from "../content/site/library";
import { getBlocks } from "../text/blocks";
import { findingAt } from "./body-rules/body-text";
import { findPartnerLinks } from "./check-partner-words";
import type { TextRule } from "./rule";

/** Checks that nothing is sold where it must not be (docs/decisions/047-pages-without-offers.md). */
export function checkOffers(library: Library): TextRule {
  const { blog, pages, reviews } = library.collections;
  const site = { library, day: library.day };
  const offersOn = new Map<ParsedEntry<unknown>, "none" | undefined>([
    ...blog.map((entry) => [entry, getOffers(site, entry.data)] as const),
    ...pages.map((entry) => [entry, entry.data.offers] as const),
    // A review has no helplines.
    ...reviews.flatMap((entry) => (entry.data.offers === "none" ? [[entry, "none"] as const] : [])),
  ]);
  return (entry) => {
    if (!offersOn.has(entry)) return [];
    return offersOn.get(entry) === "none" ? checkPartnerLinks(entry) : checkHelplines(entry);
  };
}

/** Why an offer is made. */
export function checkPartners({ collections: { partners } }: Library): Diagnostic[] {
  const message = 'Readers see no offer without a reason: write "reason", such as "For twelve months paid at once."';
  return partners
    .filter(({ data: { offer } }) => offer !== undefined && offer.reason === undefined)
    .map((entry) => diagnosticAt(entry, ["offer"], message));
}

function checkHelplines(entry: ParsedEntry<unknown>): Diagnostic[] {
  const message =
    'Nothing is sold to readers who look for help: a page with helplines has no offers. Write "offers: none" above.';
  return getBlocks(entry.body)
    .filter(({ block }) => block.name === "helplines")
    .map(({ line, column }) => diagnosticInBody(entry, { line, column, message }));
}

function checkPartnerLinks(entry: ParsedEntry<unknown>): Diagnostic[] {
  const message = "This text has no offers, so it links to no partner. Remove the link, or lead to our review.";
  return findPartnerLinks(entry.body).map(({ node }) => diagnosticInBody(entry, findingAt(node, message)));
}
