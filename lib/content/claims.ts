import { getEnv } from "../config/env";
import { getDocument } from "./documents";
import { getLibrary } from "./library";
import { withheld } from "./resolve-claims";
import type { Claim } from "./schemas/claims";

/** A claim that may be shown: in strict mode only one with evidence. */
export function getClaim(id: string): Claim | undefined {
  return getLibrary().lookup(id) === withheld
    ? undefined
    : getDocument("site/claims").claims.find((claim) => claim.id === id);
}

/** Testimonials and names are held like claims: in strict mode only those with evidence show. */
export function withEvidence<Item extends { evidence: string }>(items: readonly Item[]): Item[] {
  return items.filter((item) => getEnv().claims === "all" || item.evidence !== "");
}
