import { quoteKinds } from "../../content/claims/quote-syntax";
import { nearestName } from "../../util/nearest";
import { type BodyText, type Finding, findingAtOffset } from "./body-text";

const anyQuote = /\{\{\s*([A-Za-z]+)\s*:([^{}\n]*)\}\}/g;

/** Reports quotes of a kind that does not exist and is only a slip away from one that does: readers would see them as they are. */
export function checkQuoteKinds(body: BodyText): Finding[] {
  return [...body.prose.matchAll(anyQuote)].flatMap(({ 0: written, 1: kind = "", 2: rest = "", index }) => {
    const meant = nearestName(kind, quoteKinds);
    // check-claims.ts and check-quotes.ts report what is wrong in a quote of a known kind.
    if (meant === undefined || meant === kind.toLowerCase() || `${meant}s` === kind.toLowerCase()) return [];
    const message = `"${written}" quotes nothing, so readers see it. Did you mean {{${meant}:${rest.trim()}}}?`;
    return [findingAtOffset(body.text, index, message)];
  });
}
