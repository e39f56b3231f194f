import type { Claim } from "../content/schemas/claims-schema";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { getDocument } from "../content/snapshot/documents";
import { getEnv } from "../runtime/env";
import { withheld } from "./resolve-claims";

/** A claim that may be shown: in strict mode only one with evidence. */
export function getClaim(id: string): Claim | undefined {
  return getSnapshot().library.lookup(`claim:${id}`) === withheld
    ? undefined
    : getDocument("site/claims").claims.find((claim) => claim.id === id);
}

/** Testimonials and names are held like claims: in strict mode only those with evidence show. */
export function withEvidence<Item extends { evidence: string }>(items: readonly Item[]): Item[] {
  return items.filter((item) => getEnv().claims === "all" || item.evidence !== "");
}
