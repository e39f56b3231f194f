import type { ClaimState, ProofMark } from "../content/claims/ledger";
import type { DocumentName } from "../content/read/collections";
import { getDocumentEntry } from "../content/site/documents";
import type { Site } from "../content/site/site";

/** A claim as readers see it; `undefined` where there is none, or where it may not be shown. */
export function getClaim(
  site: Site,
  id: string,
): (ClaimState & { shown: NonNullable<ClaimState["shown"]> }) | undefined {
  const state = site.library.ledger.get(id);
  return state?.shown ? { ...state, shown: state.shown } : undefined;
}

/** A text that states a claim, with the mark that readers see in the same line. */
export type Statement = { text: string; mark?: ProofMark | undefined };

/** The mark of a text that states these claims; none while all are proved. */
export function markOf(site: Site, claims: readonly string[]): ProofMark | undefined {
  const marks = claims.flatMap((id) => site.library.ledger.get(id)?.mark ?? []);
  return marks.includes("Not proved") ? "Not proved" : marks[0];
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
