import type { TimePeriod } from "../../content/products/billing-period";

/**
 * The day so many periods after another, both as `2025-06-28`. A month that is too short ends with its last day: one month
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
