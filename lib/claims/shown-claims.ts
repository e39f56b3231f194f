import { getSnapshot } from "../content/snapshot/current-snapshot";
import { type ClaimState, type Provable, withSample } from "./ledger";

/** A claim as readers see it; `undefined` where there is none, or where it may not be shown. */
export function getClaim(id: string): (ClaimState & { shown: NonNullable<ClaimState["shown"]> }) | undefined {
  const state = getSnapshot().library.ledger.get(id);
  return state?.shown ? { ...state, shown: state.shown } : undefined;
}

/**
 * The testimonials or names that may be shown, each with `isProved`: in strict mode, like claims, only those that are.
 * @param isSample Whether the file that holds them is a sample.
 */
export function withProof<Item extends Provable>(
  items: readonly Item[],
  isSample: boolean,
): (Item & { isProved: boolean })[] {
  const { ledger } = getSnapshot().library;
  return items
    .map((item) => ({ ...item, isProved: ledger.proofOf(withSample(item, isSample)) === "proved" }))
    .filter(({ isProved }) => isProved || ledger.mode === "all");
}
