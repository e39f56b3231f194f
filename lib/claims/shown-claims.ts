import type { Claim } from "../content/schemas/claims-schema";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { getDocument } from "../content/snapshot/documents";
import { getEnv } from "../runtime/env";
import { withheld } from "./resolve-claims";

/** A claim, if it may be shown. In strict mode, claims without evidence may not. */
export function getClaim(id: string): Claim | undefined {
  return getSnapshot().library.lookup(`claim:${id}`) === withheld
    ? undefined
    : getDocument("site/claims").claims.find((claim) => claim.id === id);
}

/** The testimonials or names that may be shown. Like claims, in strict mode only those with evidence. */
export function withEvidence<Item extends { evidence: string }>(items: readonly Item[]): Item[] {
  return items.filter((item) => getEnv().claims === "all" || item.evidence !== "");
}
