import { findFences } from "../../text/find-fences";
import { parseHelplines } from "../../text/parse-helplines";
import type { Diagnostic } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import { byOrder, findListing } from "../snapshot/filter";
import type { Library } from "../snapshot/library";
import { findingAtOffset } from "./body-rules/body-text";
import { diagnosticAt, diagnosticInBody } from "./diagnostic-at";
import { perEntry } from "./per-entry";

/** A link to a partner, or a reference that leads to one. */
const partnerLink = /(?<=\]\(<?|^ {0,3}\[[^\]\n]+\]:[ \t]*<?)partner:[a-z0-9-]+/gm;

/** Checks that nothing is sold where it must not be (docs/decisions/047-pages-without-offers.md), and why an offer is made. */
export function checkOffers(library: Library): Diagnostic[] {
  const { blog, reviews, tests, authors, categories, partners, pages } = library.collections;
  const listings = categories.map(({ slug, data }) => ({ slug, ...data })).sort(byOrder);
  const texts: { entry: ParsedEntry<unknown>; sells: boolean; advice: string }[] = [
    ...blog.map((entry) => {
      const offers = entry.data.offers ?? findListing(entry.data, listings)?.offers;
      return { entry, sells: offers !== "none", advice: 'Write "offers: none" above.' };
    }),
    ...pages.map((entry) => ({ entry, sells: entry.data.offers !== "none", advice: 'Write "offers: none" above.' })),
    ...[...reviews, ...tests, ...authors, ...Object.values(library.documents)].map((entry) => ({
      ...{ entry, sells: true, advice: "Put them in an article, or in a file of content/pages of your own." },
    })),
  ];
  return [
    ...texts.flatMap(({ entry, sells, advice }) => [
      ...checkHelplines(entry, sells ? advice : undefined),
      ...(sells ? [] : checkPartnerLinks(entry)),
    ]),
    ...partners
      .filter(({ data: { offer } }) => offer?.text !== undefined && offer.reason === undefined)
      .map((entry) => {
        const message =
          'Readers see no offer without a reason: write "reason", such as "For twelve months paid at once."';
        return diagnosticAt(entry, ["offer", "text"], message);
      }),
  ];
}

const helplinesOf = perEntry(({ body }) =>
  findFences(body, "helplines").map(({ code, line }) => ({ ...parseHelplines(code), line })),
);

function checkHelplines(entry: ParsedEntry<unknown>, advice: string | undefined): Diagnostic[] {
  const topics = new Set<string>();
  return helplinesOf(entry).flatMap(({ error, topic = "distress", line }) => {
    const isRepeated = topics.has(topic);
    topics.add(topic);
    const messages = [
      ...(error ? [error] : []),
      ...(isRepeated ? ["These helplines stand in this text already. Take one block out."] : []),
      ...(advice
        ? [`Nothing is sold to readers who look for help: a page with helplines has no offers. ${advice}`]
        : []),
    ];
    return messages.map((message) => diagnosticInBody(entry, { message, line, column: 1 }));
  });
}

function checkPartnerLinks(entry: ParsedEntry<unknown>): Diagnostic[] {
  return [...entry.body.matchAll(partnerLink)].map(({ index }) => {
    const message = "This text has no offers, so it links to no partner. Take the link out, or lead to our review.";
    return diagnosticInBody(entry, findingAtOffset(entry.body, index, message));
  });
}
