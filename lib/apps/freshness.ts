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

/** Where several answers are old and none is fresh, that is said once: the days that all of them are older than. */
export function allOlderThan(answers: readonly { olderThan?: number | undefined }[]): number | undefined {
  const days = answers.flatMap(({ olderThan }) => olderThan ?? []);
  return days.length > 1 && days.length === answers.length ? Math.min(...days) : undefined;
}
