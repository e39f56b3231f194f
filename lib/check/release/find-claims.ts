import { listProvable } from "../../claims/provable";
import { diagnosticAt } from "../../content/read/diagnostic-at";
import type { Diagnostic } from "../../content/read/diagnostics";
import type { Library } from "../../content/site/library";

const problems = {
  unproved: "has no evidence. Prove it, or remove it.",
  sample: "rests on a sample. Prove it by something real, or remove it.",
} as const;

/** Claims, testimonials and names of publications that nothing has ever proved. */
export function findClaims(library: Library): Diagnostic[] {
  const { ledger, documents } = library;
  const file = documents["site/claims"];
  const stated = listProvable(library).map((one) => ({ ...one, proof: ledger.getProof(one.item) }));
  // What is only worked out has no evidence of its own.
  const sums = ledger.states().flatMap(({ claim, proof }) => {
    const index = file?.data.claims.findIndex(({ id }) => id === claim.id) ?? -1;
    if (!file || claim.text !== undefined) return [];
    return [{ file, path: ["claims", index], name: `claim ${claim.id}`, proof }];
  });
  return [...stated, ...sums].flatMap(({ file: entry, path, name, proof }) =>
    proof === "proved" || proof === "expired" ? [] : [diagnosticAt(entry, path, `The ${name} ${problems[proof]}`)],
  );
}
