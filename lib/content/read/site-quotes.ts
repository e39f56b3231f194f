import { type QuoteLookup, withheld } from "../claims/resolve-claims";
import type { Brand } from "../schemas/brand-schema";

const prefix = "site:";

const quotes = new Map<string, (brand: Pick<Brand, "name">) => string>([["name", ({ name }) => name]]);

/** The names that texts may quote: `{{site:name}}`. */
export const siteQuotes: readonly string[] = [...quotes.keys()];

/** Whether a reference quotes the site. */
export function isSiteQuote(reference: string): boolean {
  return reference.startsWith(prefix);
}

/** Looks up `site:name`. All is withheld where content/site/brand.md is broken. */
export function siteLookup(brand: Pick<Brand, "name"> | undefined): QuoteLookup {
  return (reference) => {
    const read = isSiteQuote(reference) ? quotes.get(reference.slice(prefix.length)) : undefined;
    return read && (brand ? read(brand) : withheld);
  };
}
