import { formatBillingPeriod } from "../content/products/billing-period";
import type { Plan } from "../content/schemas/plan-schema";
import { formatDate } from "../util/date";
import { formatMoney } from "../util/money";
import { priceHistory } from "./price-history";

/** Most steps of one line: the newest prices. */
const mostSteps = 12;

const oneDay = 86_400_000;

/** A price of the line, and where it stands. */
export type PriceLineStep = {
  /** "$7.99". */
  price: string;
  /** "Before March 1, 2024", "From March 1, 2024", "Since January 10, 2025". */
  when: string;
  /** Where it begins, as a share of the width; the first begins at 0. */
  start: number;
  /** Height as a share of the highest price, so that the line starts at zero. */
  height: number;
};

/** The prices that a plan has had, as a line of steps. */
export type PriceLine = {
  title: string;
  /** "Price a month". */
  unit: string;
  /** What to see in it: "Went from $6.99 to $7.99, 14% more, on January 10, 2025." */
  summary: string;
  steps: readonly PriceLineStep[];
};

/** `undefined` for a plan that has had one price only. */
export function priceLine(app: string, plan: Plan): PriceLine | undefined {
  const held = priceHistory(plan).slice(-mostSteps);
  const [before, now] = held.slice(-2);
  if (!before || !now?.from) return undefined;
  const highest = Math.max(...held.map(({ price }) => price), 1);
  const changed = held.flatMap(({ from }) => (from === undefined ? [] : [Date.parse(from)]));
  const startOf = placeInTime(changed);
  const money = (cents: number) => formatMoney(cents, plan.currency);
  return {
    title: `${app}: ${plan.name}`,
    unit: `Price ${formatBillingPeriod(plan.every)}`,
    summary: `Went from ${money(before.price)} to ${money(now.price)}${describeStep(before.price, now.price)} on ${formatDate(now.from)}.`,
    steps: held.map(({ price, from, until }, index) => ({
      price: money(price),
      when: describeTime(index === 0 ? undefined : from, until),
      start: index === 0 || from === undefined ? 0 : startOf(Date.parse(from)),
      height: price / highest,
    })),
  };
}

/** Spreads the days of changes over the width, with a quarter before the first and after the last. */
function placeInTime(days: readonly number[]): (day: number) => number {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const span = Math.max(last - first, 90 * oneDay);
  return (day) => (day - first + span / 4) / (last - first + span / 2);
}

function describeStep(before: number, now: number): string {
  const percent = before === 0 ? 0 : Math.round(Math.abs(now / before - 1) * 100);
  return percent === 0 ? "" : `, ${percent}% ${now > before ? "more" : "less"},`;
}

function describeTime(from: string | undefined, until: string | undefined): string {
  if (from === undefined) return until === undefined ? "Always" : `Before ${formatDate(until)}`;
  return `${until === undefined ? "Since" : "From"} ${formatDate(from)}`;
}
