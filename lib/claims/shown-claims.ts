import { type ClaimState, type Provable, withSample } from "../content/claims/ledger";
import type { DocumentName } from "../content/read/collections";
import { getDocument, getDocumentEntry } from "../content/site/documents";
import type { Site } from "../content/site/site";
import { sampleLabels } from "../util/sample";

/** A claim as readers see it; `undefined` where there is none, or where it may not be shown. */
export function getClaim(
  site: Site,
  id: string,
): (ClaimState & { shown: NonNullable<ClaimState["shown"]> }) | undefined {
  const state = site.library.ledger.get(id);
  return state?.shown ? { ...state, shown: state.shown } : undefined;
}

/** What a text says that nothing proves: a sample, or a claim without valid evidence. */
export type ProofMark = "Sample" | "Not proved";

/** A text that states a claim, with the mark that readers see in the same line. */
export type Statement = { text: string; mark?: ProofMark | undefined };

/** The mark of a text that states these claims; none while all are proved, and on a live site, which shows no others. */
export function markOf(site: Site, claims: readonly string[]): ProofMark | undefined {
  const { ledger } = site.library;
  const unproved = claims.flatMap((id) => ledger.get(id) ?? []).filter(({ proof }) => proof !== "proved");
  if (ledger.mode === "strict" || unproved.length === 0) return undefined;
  const isSample = getDocument(site, "site/claims").sample;
  return unproved.every(({ claim, proof }) => isSample || claim.sample || proof === "sample") ? "Sample" : "Not proved";
}

/** The text of a field of a document, with its mark. @param path Of the field in the frontmatter: `["hero", "rating"]`. */
export function statementAt(
  site: Site,
  document: DocumentName,
  path: readonly (string | number)[],
  text: string,
): Statement {
  return { text, mark: markOf(site, getDocumentEntry(site, document).claimsAt(path)) };
}

/** Something with evidence of its own. `mark` says beside it that it is a sample, or that nothing proves it. */
export type Marked = { isProved: boolean; mark: ProofMark | undefined };

/**
 * The testimonials or names that may be shown: in strict mode, like claims, only those that are proved.
 * @param isSample Whether the file that holds them is a sample.
 */
export function withProof<Item extends Provable>(
  site: Site,
  items: readonly Item[],
  isSample: boolean,
): (Item & Marked)[] {
  const { ledger } = site.library;
  return items
    .map((item) => {
      const isProved = ledger.getProof(withSample(item, isSample)) === "proved";
      const mark = isProved ? undefined : isSample || item.sample ? sampleLabels.any : "Not proved";
      return { ...item, isProved, mark } as const;
    })
    .filter(({ isProved }) => isProved || ledger.mode === "all");
}
