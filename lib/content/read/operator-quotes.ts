import { type QuoteLookup, withheld } from "../claims/resolve-claims";
import type { OperatorData } from "../schemas/operator-schema";

/** What each quote of the operator says; `undefined` where the field is not filled in. */
const quotes = new Map<string, (operator: OperatorData) => string | undefined>([
  ["name", ({ name }) => name],
  ["legal-form", ({ legalForm }) => legalForm],
  ["address", ({ address }) => address && formatAddress(address)],
  ["email", ({ email }) => email],
  ["phone", ({ phone }) => phone],
  ["register", ({ register }) => register],
  ["vat", ({ vat }) => vat],
  ["responsible", ({ responsible }) => responsible],
  ["data-protection", ({ dataProtection }) => dataProtection],
  ["processors", ({ processors }) => formatProcessors(processors)],
  ["retention-messages", ({ retention }) => retention.messages],
  ["retention-newsletter", ({ retention }) => retention.newsletter],
  ["retention-logs", ({ retention }) => retention.logs],
]);

/** The names that texts may quote: `{{operator:address}}`. */
export const operatorQuotes: readonly string[] = [...quotes.keys()];

const prefix = "operator:";

/** Whether a reference quotes the operator. */
export function isOperatorQuote(reference: string): boolean {
  return reference.startsWith(prefix);
}

/**
 * Looks up `operator:address` and the like. What is not filled in, and what the operator says there is none of, is
 * withheld: its sentence goes. So is all where the file is broken.
 */
export function operatorLookup(operator: OperatorData | undefined): QuoteLookup {
  return (reference) => {
    const read = quotes.get(reference.slice(prefix.length));
    if (!isOperatorQuote(reference) || !read) return undefined;
    const said = operator && read(operator);
    return said === undefined || said === "none" ? withheld : said;
  };
}

/** An address on one line, in the order of an envelope. */
export function formatAddress({ street, postalCode, city, region, country }: NonNullable<OperatorData["address"]>) {
  const place = [postalCode, city].filter(Boolean).join(" ");
  return [street, place, region, country].filter(Boolean).join(", ");
}

function formatProcessors(processors: OperatorData["processors"]): string | undefined {
  const named = processors.map(({ name, purpose, country }) => `${name} (${purpose}; ${country})`);
  return named.length > 0 ? new Intl.ListFormat("en").format(named) : undefined;
}
