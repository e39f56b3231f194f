import type { Diagnostic } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import type { Library } from "../snapshot/library";
import { diagnosticAt } from "./diagnostic-at";

/** Placeholder words that prove nothing. */
const nothing = /^(?:tbd|tba|tbc|todo|tk|fixme|xxx|n\/?a|none|unknown|pending|later|soon|to follow|yes|[-–—?.…!x_]+)$/i;

/** Reports placeholders as evidence: they would count as evidence with CLAIMS=strict. */
export function checkEvidence({ documents }: Library): Diagnostic[] {
  const holders = [documents["site/claims"], documents["site/home"], documents["site/reviews-list"]];
  return holders.flatMap((entry) => (entry ? findEmptyEvidence(entry, entry.data, []) : []));
}

function findEmptyEvidence(entry: ParsedEntry<unknown>, value: unknown, path: PropertyKey[]): Diagnostic[] {
  if (typeof value === "string" && path.at(-1) === "evidence" && nothing.test(value.trim())) {
    const message = `"${value}" is no evidence. Name the link or the file that proves it, or write "" until there is one.`;
    return [diagnosticAt(entry, path, message)];
  }
  if (typeof value !== "object" || value === null) return [];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([key, part]) => findEmptyEvidence(entry, part, [...path, key]));
}
