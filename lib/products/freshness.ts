const dayLength = 86_400_000;

/**
 * Whether something was looked up longer ago than it stays fresh.
 * @param checkedOn and `day` As `2025-06-28`.
 * @param staleAfter Days; on the last of them it is still fresh.
 */
export function isStale(checkedOn: string, staleAfter: number, day: string): boolean {
  return day >= staleFrom(checkedOn, staleAfter);
}

/** The first day on which it is stale: pages that show it are made anew then. */
export function staleFrom(checkedOn: string, staleAfter: number): string {
  return new Date(Date.parse(checkedOn) + (staleAfter + 1) * dayLength).toISOString().slice(0, 10);
}
