import { formatCount } from "../../util/number";

/** What one payment of a plan buys: time, the app for good, or credits. */
export type BillingPeriod =
  | { kind: "time"; count: number; unit: "week" | "month" | "year" }
  | { kind: "once" }
  | { kind: "credits"; count: number };

export type TimePeriod = Extract<BillingPeriod, { kind: "time" }>;

/** Reads "1 month", "3 months", "1 year", "2 weeks", "once" or "100 credits"; `undefined` for anything else. */
export function parseBillingPeriod(text: string): BillingPeriod | undefined {
  if (text === "once") return { kind: "once" };
  const [, digits = "", unit] = /^([1-9]\d{0,5}) (week|month|year|credit)s?$/.exec(text) ?? [];
  const count = Number(digits);
  if (unit === "credit") return { kind: "credits", count };
  return unit === "week" || unit === "month" || unit === "year" ? { kind: "time", count, unit } : undefined;
}

/**
 * Lengths in thirteenths of a month, so that sums stay whole: twelve months have 52 weeks, and a week is 3/13 of a month.
 */
const lengths: Record<TimePeriod["unit"], number> = { week: 3, month: 13, year: 156 };

/** The length of a period, in thirteenths of a month. */
export function lengthOfPeriod({ count, unit }: TimePeriod): number {
  return count * lengths[unit];
}

/** The length of a number of months, in thirteenths of a month. */
export function lengthOfMonths(months: number): number {
  return months * lengths.month;
}

/** Payments that it takes to have an app for a number of months. A period that has begun is paid in full. */
export function countPayments(period: TimePeriod, months: number): number {
  return Math.ceil(lengthOfMonths(months) / lengthOfPeriod(period));
}

/** What a price comes to for one month, in the price's own unit and not rounded. */
export function perMonth(period: TimePeriod, price: number): number {
  return (price * lengths.month) / lengthOfPeriod(period);
}

/** How a price is followed by its period: "a month", "every 3 months", "once", "for 100 credits". */
export function formatBillingPeriod(period: BillingPeriod): string {
  if (period.kind === "once") return "once";
  if (period.kind === "credits") return period.count === 1 ? "for 1 credit" : `for ${period.count} credits`;
  return period.count === 1 ? `a ${period.unit}` : `every ${period.count} ${period.unit}s`;
}

/** A number of periods: "2 quarters", "1 month", "3 2-week periods". */
export function namePeriods({ count, unit }: TimePeriod, times: number): string {
  if (count === 1) return formatCount(times, unit);
  if (unit === "month" && count === 3) return formatCount(times, "quarter");
  if (unit === "month" && count === 12) return formatCount(times, "year");
  return formatCount(times, `${count}-${unit} period`);
}

/** Shorter periods first, then what is bought once, then credits. */
export function comparePeriods(a: BillingPeriod, b: BillingPeriod): number {
  const kinds = ["time", "once", "credits"];
  if (a.kind === "time" && b.kind === "time") return lengthOfPeriod(a) - lengthOfPeriod(b);
  if (a.kind === "credits" && b.kind === "credits") return a.count - b.count;
  return kinds.indexOf(a.kind) - kinds.indexOf(b.kind);
}

/**
 * The day a number of periods after another, both as `2025-06-28`. A month that is too short ends with its last day: one month
 * after January 31 is February 28, and two months after it is March 31.
 */
export function addPeriods(day: string, { count, unit }: Pick<TimePeriod, "count" | "unit">, times: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const steps = count * times;
  if (unit === "week") return toDay(Date.UTC(year, month - 1, date + 7 * steps));
  const months = month - 1 + steps * (unit === "year" ? 12 : 1);
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, months, Math.min(date, lastOfMonth)));
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
