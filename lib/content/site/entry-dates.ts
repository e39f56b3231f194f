import { byLatest } from "../../util/order";

/** Today as `2025-06-28`, or the day of a moment. In UTC, so that all servers publish at the same moment. */
export function today(moment = new Date()): string {
  return moment.toISOString().slice(0, 10);
}

/** Whether readers see an entry. Drafts and scheduled entries are shown in development only. */
export function isPublished(entry: { draft: boolean; date: string }, day: string = today()): boolean {
  return process.env.NODE_ENV === "development" || (!entry.draft && entry.date <= day);
}

/** Whether the points of a test no longer count on a day. */
export function isRetracted({ retracted }: { retracted?: { date: string } | undefined }, day: string): boolean {
  return retracted !== undefined && retracted.date <= day;
}

/** Sorts newest first; entries of one day by id, so that the order is always the same. */
export function byNewest(a: { date: string; id: number }, b: { date: string; id: number }): number {
  // ISO days sort as plain strings, and `localeCompare` is many times slower.
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return b.id - a.id;
}

/** The latest of some ISO days; `undefined` if there is none. */
export function latestDay(days: Iterable<string | undefined>): string | undefined {
  let latest: string | undefined;
  for (const day of days) if (day !== undefined && (latest === undefined || day > latest)) latest = day;
  return latest;
}

/** Day of the last change that readers can see. */
export function lastChanged(entry: { date: string; updated?: string | undefined }): string {
  return entry.updated ?? entry.date;
}

/** Some lists as one, newest first; of one day, as they were. */
export function newestFirst<Item extends { date: string }>(...lists: readonly (readonly Item[])[]): Item[] {
  return lists.flat().sort(byLatest);
}
