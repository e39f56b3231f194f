/**
 * How many slips of the keyboard make one word the other: a letter too many, too few or wrong, or two neighbours swapped
 * (Damerau-Levenshtein distance, no part changed twice).
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** Whether `editDistance` is 1, told in a third of the time: search asks it of each word that it knows. */
export function isOneMistake(typed: string, meant: string): boolean {
  const longer = Math.max(typed.length, meant.length);
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < longer && typed[start] === meant[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (typed[start] === meant[start + 1] && typed[start + 1] === meant[start] && rest(typed, 2) === rest(meant, 2))
  );
}

/** Which of some names was meant by a misspelt one, if any is two slips away at most. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((one) => ({ one, distance: editDistance(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= 2 ? best.one : undefined;
}

/** "Did you mean …?" where something is near, or else all that is known: the end of a sentence for an editor. */
export function suggestName(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  if (near !== undefined) return `Did you mean "${near}"?`;
  return known.length > 0 ? `Known: ${known.join(", ")}.` : "There is none yet.";
}
