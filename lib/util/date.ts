/** A day of the calendar: `2025-06-28`. */
export type IsoDay = string;

/** A day in milliseconds. */
export const dayLength = 86_400_000;

const dayFormat = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

/** `2025-06-28` → "June 28, 2025". */
export function formatDate(isoDay: IsoDay): string {
  return dayFormat.format(new Date(`${isoDay}T00:00:00Z`));
}

const monthFormat = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", timeZone: "UTC" });

/** `2025-06` → "June 2025". */
export function formatMonth(isoMonth: string): string {
  return monthFormat.format(new Date(`${isoMonth}-01T00:00:00Z`));
}

/** `2025-06-28` → `2025-06-28T00:00:00+00:00`, as structured data requires. */
export function toDateTime(isoDay: IsoDay): string {
  return `${isoDay}T00:00:00+00:00`;
}
