import { listProvable } from "../../../lib/claims/provable";
import type { Proof } from "../../../lib/content/claims/ledger";
import type { Library } from "../../../lib/content/snapshot/library";
import { itemAt, type ReleaseItem } from "./release-item";

/** A live site does not show it, so nothing untrue is published meanwhile. */
const expired = {
  kind: "withheld",
  owner: "editor",
  todo: "Until somebody checks it again, readers do not see it.",
} as const;

const problems: Record<Exclude<Proof, "proved" | "expired">, { is: string; todo: string }> = {
  unproved: { is: "has no evidence", todo: "Prove it, or remove it." },
  sample: { is: "rests on a sample", todo: "Prove it by something real, or remove it." },
};

/** Claims, testimonials and names of publications that nothing proves on the day of the library. */
export function findClaims(library: Library): ReleaseItem[] {
  const { ledger, documents } = library;
  const file = documents["site/claims"];
  const stated = listProvable(library).map((one) => ({ ...one, proof: ledger.getProof(one.item) }));
  // What is only worked out has no evidence of its own.
  const sums = ledger.states().flatMap(({ claim, proof }) => {
    const index = file?.data.claims.findIndex(({ id }) => id === claim.id) ?? -1;
    if (!file || claim.text !== undefined) return [];
    return [{ file, path: ["claims", index], name: `claim ${claim.id}`, proof }];
  });
  return [...stated, ...sums].flatMap(({ file: entry, path, name, proof }) => {
    if (proof === "proved") return [];
    if (proof === "expired")
      return [itemAt(entry, path, { ...expired, what: `The evidence for the ${name} is out of date or retracted.` })];
    const { is, todo } = problems[proof];
    return [itemAt(entry, path, { kind: "claim", owner: "editor", what: `The ${name} ${is}.`, todo })];
  });
}
