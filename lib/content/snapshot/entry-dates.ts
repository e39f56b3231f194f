/** Today as `2025-06-28`, in UTC, so that every server publishes at the same moment. */
export function today(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** The day before another, both as `2025-06-28`. */
export function dayBefore(day: string): string {
  return today(new Date(Date.parse(day) - 86_400_000));
}

/** Whether readers may see an entry: drafts and future dates show in development only (content model). */
export function isPublished(entry: { draft: boolean; date: string }, day: string = today()): boolean {
  return process.env.NODE_ENV === "development" || (!entry.draft && entry.date <= day);
}

/** Newest first; entries of one day by their number, so that the order never wavers. */
export function byNewest(a: { date: string; id: number }, b: { date: string; id: number }): number {
  // Days are plain digits: comparing them as a language would takes many times as long.
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return b.id - a.id;
}

/** The last of some days, whose text sorts as they do; `undefined` where none is given. */
export function latestDay(days: Iterable<string | undefined>): string | undefined {
  let latest: string | undefined;
  for (const day of days) if (day !== undefined && (latest === undefined || day > latest)) latest = day;
  return latest;
}

/** Day of the last change that readers can see. */
export function lastChanged(entry: { date: string; updated?: string | undefined }): string {
  return entry.updated ?? entry.date;
}
