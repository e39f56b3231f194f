import { type ClaimState, type Provable, withSample } from "../content/claims/ledger";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { sampleLabels } from "../util/sample";

/** A claim as readers see it; `undefined` where there is none, or where it may not be shown. */
export function getClaim(id: string): (ClaimState & { shown: NonNullable<ClaimState["shown"]> }) | undefined {
  const state = getSnapshot().library.ledger.get(id);
  return state?.shown ? { ...state, shown: state.shown } : undefined;
}

/** Something with evidence of its own. `mark` says beside it that it is a sample, or that nothing proves it. */
export type Marked = { isProved: boolean; mark: "Sample" | "Not proved" | undefined };

/**
 * The testimonials or names that may be shown: in strict mode, like claims, only those that are proved.
 * @param isSample Whether the file that holds them is a sample.
 */
export function withProof<Item extends Provable>(items: readonly Item[], isSample: boolean): (Item & Marked)[] {
  const { ledger } = getSnapshot().library;
  return items
    .map((item) => {
      const isProved = ledger.getProof(withSample(item, isSample)) === "proved";
      const mark = isProved ? undefined : isSample || item.sample ? sampleLabels.any : "Not proved";
      return { ...item, isProved, mark } as const;
    })
    .filter(({ isProved }) => isProved || ledger.mode === "all");
}
