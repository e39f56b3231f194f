import { blocksOf } from "../../text/blocks";
import type { Diagnostic } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import { byOrder, findListing } from "../snapshot/filter";
import type { Library } from "../snapshot/library";
import { findingAt, findingAtOffset } from "./body-rules/body-text";
import { diagnosticAt, diagnosticInBody } from "./diagnostic-at";
import { perEntry } from "./per-entry";

/** A link to a partner, or a reference that leads to one. */
const partnerLink = /(?<=\]\(<?|^ {0,3}\[[^\]\n]+\]:[ \t]*<?)partner:[a-z0-9-]+/gm;

/** Checks that nothing is sold where it must not be (docs/decisions/047-pages-without-offers.md), and why an offer is made. */
export function checkOffers(library: Library): Diagnostic[] {
  const { blog, categories, partners, pages } = library.collections;
  const listings = categories.map(({ slug, data }) => ({ slug, ...data })).sort(byOrder);
  const texts: { entry: ParsedEntry<unknown>; offers: "none" | undefined }[] = [
    ...blog.map((entry) => ({ entry, offers: entry.data.offers ?? findListing(entry.data, listings)?.offers })),
    ...pages.map((entry) => ({ entry, offers: entry.data.offers })),
  ];
  return [
    ...texts.flatMap(({ entry, offers }) => (offers === "none" ? checkPartnerLinks(entry) : checkHelplines(entry))),
    ...partners
      .filter(({ data: { offer } }) => offer?.text !== undefined && offer.reason === undefined)
      .map((entry) => {
        const message =
          'Readers see no offer without a reason: write "reason", such as "For twelve months paid at once."';
        return diagnosticAt(entry, ["offer", "text"], message);
      }),
  ];
}

const helplinesOf = perEntry(({ body }) => blocksOf(body).filter(({ block }) => block.name === "helplines"));

function checkHelplines(entry: ParsedEntry<unknown>): Diagnostic[] {
  const message =
    'Nothing is sold to readers who look for help: a page with helplines has no offers. Write "offers: none" above.';
  return helplinesOf(entry).map(({ node }) => diagnosticInBody(entry, findingAt(node, message)));
}

function checkPartnerLinks(entry: ParsedEntry<unknown>): Diagnostic[] {
  return [...entry.body.matchAll(partnerLink)].map(({ index }) => {
    const message = "This text has no offers, so it links to no partner. Take the link out, or lead to our review.";
    return diagnosticInBody(entry, findingAtOffset(entry.body, index, message));
  });
}
