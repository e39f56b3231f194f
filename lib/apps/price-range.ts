import { comparePeriods, formatBillingPeriod } from "../content/products/billing-period";
import type { PricedPlan } from "../content/products/plan-costs";
import { formatMoney, toCents } from "../util/money";

/** "$7.99 a month", "$29.97 every 3 months", "$99.00 once", "Free". */
export function describePrice({ price, currency, every }: PricedPlan): string {
  return price === 0 ? "Free" : `${formatMoney(toCents(price), currency)} ${formatBillingPeriod(every)}`;
}

/**
 * All prices of an app in one line, by period, the shortest first: "Free, then $5.00 to $24.95 a month",
 * "$7.99 to $24.99 a month, or $199.99 a year". `undefined` where no price is known.
 */
export function describePriceRange(plans: readonly PricedPlan[]): string | undefined {
  const paid = plans.filter(({ price }) => price > 0);
  const groups = new Map<string, PricedPlan[]>();
  for (const plan of [...paid].sort((a, b) => comparePeriods(a.every, b.every))) {
    const key = `${plan.currency} ${formatBillingPeriod(plan.every)}`;
    groups.set(key, [...(groups.get(key) ?? []), plan]);
  }
  const ranges = [...groups.values()].map(describeGroup).join(", or ");
  if (paid.length === plans.length) return ranges || undefined;
  return ranges ? `Free, then ${ranges}` : "Free";
}

/** Plans of one currency and one period. */
function describeGroup(plans: readonly PricedPlan[]): string {
  const [first] = plans as [PricedPlan, ...PricedPlan[]];
  const cents = plans.map(({ price }) => toCents(price));
  const [low, high] = [Math.min(...cents), Math.max(...cents)].map((one) => formatMoney(one, first.currency));
  return `${low === high ? low : `${low} to ${high}`} ${formatBillingPeriod(first.every)}`;
}
