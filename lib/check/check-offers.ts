import { findQuotesIn, ledgerReference } from "../content/claims/quote-syntax";
import { quotesOf } from "../content/link/find-problems";
import { readableText } from "../content/markdown/parse-body";
import { type Diagnostic, diagnosticAt, diagnosticInBody, diagnosticInFile } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import { getOffers } from "../content/site/entries";
import { allEntries, type Library } from "../content/site/library";
import { getBlocks } from "../text/blocks";
import { type Position, positionAt } from "../util/position";
import { findingAt } from "./body-rules/body-text";
import { findPartnerLinks } from "./check-partner-words";
import type { RuleOptions, TextRule } from "./rule";

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

/** Why an offer is made, and what remains of one. */
export function checkPartners(library: Library, { day }: RuleOptions): Diagnostic[] {
  const { partners } = library.collections;
  return [
    ...partners
      .filter(({ data: { offer } }) => offer !== undefined && offer.reason === undefined)
      .map((entry) => {
        const message =
          'Readers see no offer without a reason: write "reason", such as "For twelve months paid at once."';
        return diagnosticAt(entry, ["offer"], message);
      }),
    ...partners.flatMap((partner) => {
      const { name, offer } = partner.data;
      if (offer?.endsOn === undefined || offer.endsOn >= day) return [];
      // A warning: what was the claim of the offer may still be true of something else.
      return quotesOfOffer(library, partner).map(({ entry, reference, ...place }) => {
        const message = `The offer of ${name} ended on ${offer.endsOn}, and this text still quotes its {{${reference}}}. Remove it, or say what is offered now.`;
        return { ...diagnosticInFile(entry, place, message), severity: "warning" as const };
      });
    }),
  ];
}

type Partner = Library["collections"]["partners"][number];
type OfferQuote = Position & { entry: ParsedEntry<unknown>; reference: string };

/** Where other files quote a claim that the offer of a partner quotes. */
function quotesOfOffer(library: Library, partner: Partner): OfferQuote[] {
  const { offer } = partner.fields as { offer?: unknown };
  const getClaim = (reference: string) => ledgerReference(reference)?.id;
  const claims = new Set(findQuotesIn(JSON.stringify(offer ?? "")).flatMap((quote) => getClaim(quote.reference) ?? []));
  return allEntries(library)
    .filter((entry) => entry !== partner && claims.size > 0)
    .flatMap((entry) =>
      quotesOf(entry).flatMap(({ reference, at }) =>
        claims.has(getClaim(reference) ?? "") ? [{ entry, reference, ...positionAt(readableText(entry), at) }] : [],
      ),
    );
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
  return findPartnerLinks(entry.body)
    .filter(({ node }) => node.type !== "linkReference")
    .map(({ node }) => diagnosticInBody(entry, findingAt(node, message)));
}
