import { contentPath } from "../../content/read/content-path";
import { compareDiagnostics, type Diagnostic } from "../../content/read/diagnostics";
import { readFolder } from "../../content/read/read-folder";
import type { Library } from "../../content/site/library";
import { findClaims } from "./find-claims";
import { findHelplines } from "./find-helplines";
import { findIdentity, findPrivacy } from "./find-identity";
import { findOffers } from "./find-offers";
import { findPlaceholders } from "./find-placeholders";
import { findSamples } from "./find-samples";

/**
 * What a live site needs besides a content without errors, each as an error at its place: who runs it, what readers are told
 * about their data, nothing invented, nothing unproved. What was right once and has expired is not among it: it is withheld, and
 * an upgrade of a live site waits for nobody.
 * @param root Absolute path of the content folder. @param day Today as `2025-06-28`.
 */
export function listRelease(root: string, day: string): Diagnostic[] {
  // With all claims, so that none is hidden from the list.
  const library = readFolder({ root, claims: "all", day });
  return [
    ...findIdentity(library, root),
    ...findPrivacy(library),
    ...findSamples(library),
    ...findPlaceholders(library),
    ...findClaims(library),
    ...findHelplines(library),
    ...findOffers(library),
    ...findEmpty(library, root),
  ].sort(compareDiagnostics);
}

/** A site on which there is nothing to read. */
function findEmpty({ collections: { reviews, blog } }: Library, root: string): Diagnostic[] {
  if ([...reviews, ...blog].some(({ data }) => !data.draft)) return [];
  const message = "There are no reviews or articles yet. `npm run content -- new review <slug>` begins one.";
  return [{ file: contentPath(root, "reviews"), line: 1, column: 1, severity: "error", message }];
}
