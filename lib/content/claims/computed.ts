import type { Product, Review, Test } from "../entry-types";

/** The content that claims are worked out from. All of it is published today. */
export type ClaimFacts = {
  readonly tests: readonly Test[];
  readonly reviews: readonly Review[];
  readonly products: ReadonlyMap<string, Pick<Product, "name" | "plans" | "sample">>;
  /** The categories of the help center. */
  readonly help: readonly { title: string; topics: readonly { href: string }[] }[];
  /** The number that another claim states. */
  readonly valueIn: (claim: string) => { value: number; isProved: boolean } | undefined;
  /** Today as `2025-06-28`. */
  readonly day: string;
};

/** A claim that was worked out. */
export type Computed = {
  /** What readers see. */
  text: string;
  value: number;
  /** What was added up or compared, where it can be said in short: "9.5 + 9.8". */
  parts?: string | undefined;
  /** How it was worked out, in a sentence for readers. */
  how: string;
  /** Whether something invented or unproved is in it. */
  isSample: boolean;
};

/** A whole or broken number as readers see it: 1284.5 → "1,284.5". */
export function figure(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 1 });
}

/** At most so many parts are written out. */
const mostParts = 12;

/** "9.5 + 9.8"; `undefined` for one part, and for more than anybody would add up again. */
export function sumInWords(parts: readonly string[]): string | undefined {
  return parts.length > 1 && parts.length <= mostParts ? parts.join(" + ") : undefined;
}
