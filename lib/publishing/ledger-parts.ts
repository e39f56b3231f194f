import { reviewsByApp } from "../content/snapshot/apps";
import type { Snapshot } from "../content/snapshot/snapshot";

/** What /how-we-know shows: the claims, the names of those of whom they are, and where tests that prove them lead. */
export function ledgerParts(snapshot: Snapshot): unknown[] {
  const { ledger, collections } = snapshot.library;
  const states = ledger.states();
  const subjects = new Set(states.map(({ claim }) => claim.subject));
  const named = [
    ...collections.authors.filter(({ slug }) => subjects.has(`person:${slug}`)),
    ...collections.products.filter(({ slug }) => subjects.has(`product:${slug}`)),
  ].map(({ data }) => data.name);
  const shown = states.map(({ claim, proof, shown: words, computed, differs }) => {
    const { id, evidence } = claim;
    const review = evidence?.kind === "test" ? reviewsByApp(snapshot).get(evidence.product)?.slug : undefined;
    return [id, proof, words, computed, differs, review];
  });
  return [JSON.stringify([shown, named])];
}
