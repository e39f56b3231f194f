import { addPeriods, countPayments } from "../../content/products/billing-period";
import { costFor } from "../../content/products/plan-costs";
import type { Plan } from "../../content/schemas/plan-schema";
import type { Currency } from "../../util/money";
import { compareText } from "../../util/order";

/** What of a plan decides what it costs and when. */
export type CostedPlan = Pick<Plan, "id" | "price" | "currency" | "every" | "renews">;

/** What one plan costs to have an app for some months. */
export type PlanCost<P> = {
  plan: P;
  /** In whole cents of the plan's currency. */
  cents: number;
  /** The days on which it is paid, the first being the start; none where it is free. */
  paidOn: readonly string[];
  /** The day on which the next payment would follow; absent where it does not renew. */
  renewsOn?: string | undefined;
  /** Cents that the cheapest paid plan in the same currency saves. */
  overpaid: number;
  /** Whether no other paid plan in the same currency costs less; false where there is no other. */
  isCheapest: boolean;
};

/**
 * What each plan of an app costs for some months from a day on, cheapest first within each currency. Free plans are listed,
 * but nothing is called cheaper than the others because of them. Plans of credits buy no time: they stand alone.
 * @param months Whole months, 1 or more.
 * @param from As `2025-06-28`.
 */
export function costPlans<P extends CostedPlan>(plans: readonly P[], months: number, from: string) {
  const totals = plans.flatMap((plan) => {
    const cents = costFor(plan, months);
    return cents === undefined ? [] : [{ plan, cents }];
  });
  const costs = totals.map(({ plan, cents }): PlanCost<P> => {
    const rivals = totals.filter((one) => one.cents > 0 && one.plan.currency === plan.currency);
    const least = Math.min(...rivals.map((one) => one.cents));
    return {
      plan,
      cents,
      ...payments(plan, cents, months, from),
      overpaid: cents > 0 ? cents - least : 0,
      isCheapest: rivals.length > 1 && cents === least,
    };
  });
  return {
    costs: costs.sort((a, b) => compareText(a.plan.currency, b.plan.currency) || a.cents - b.cents),
    credits: plans.filter(({ every }) => every.kind === "credits"),
  };
}

function payments({ every, renews }: CostedPlan, cents: number, months: number, from: string) {
  if (cents === 0) return { paidOn: [] };
  if (every.kind !== "time") return { paidOn: [from] };
  const count = countPayments(every, months);
  const paidOn = Array.from({ length: count }, (_, index) => addPeriods(from, every, index));
  return renews ? { paidOn, renewsOn: addPeriods(from, every, count) } : { paidOn };
}

/** The cheapest paid way among several apps, in one currency. */
export type CheapestOfAll<App, P> = { currency: Currency; app: App; cost: PlanCost<P> };

/** The cheapest paid plan of all apps in each currency in which two or more of them have prices. */
export function cheapestOfAll<App, P extends CostedPlan>(
  apps: readonly { app: App; costs: readonly PlanCost<P>[] }[],
): CheapestOfAll<App, P>[] {
  const paid = apps.flatMap(({ app, costs }) => costs.filter(({ cents }) => cents > 0).map((cost) => ({ app, cost })));
  const currencies = [...new Set(paid.map(({ cost }) => cost.plan.currency))].sort();
  return currencies.flatMap((currency) => {
    const rivals = paid.filter(({ cost }) => cost.plan.currency === currency);
    const [first, ...others] = rivals;
    if (!first || new Set(rivals.map(({ app }) => app)).size < 2) return [];
    return [{ currency, ...others.reduce((best, one) => (one.cost.cents < best.cost.cents ? one : best), first) }];
  });
}
