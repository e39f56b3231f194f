import { editDistance } from "./edit-distance";

/** Which of some names was meant by a misspelt one, if any is two slips away at most. */
function nearestName(name: string, known: Iterable<string>): string | undefined {
  const [best] = [...known]
    .map((one) => ({ one, distance: editDistance(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= 2 ? best.one : undefined;
}

/** "Did you mean …?" where something is near, or else all that is known: the end of a sentence for an editor. */
export function suggestName(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  if (near !== undefined) return `Did you mean "${near}"?`;
  return known.length > 0 ? `Known are ${known.join(", ")}.` : "There is none yet.";
}
