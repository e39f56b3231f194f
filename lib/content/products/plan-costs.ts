import { toCents } from "../../util/money";
import type { Plan } from "../schemas/plan-schema";
import { countPayments, perMonth } from "./billing-period";

/** What of a plan decides its costs. */
export type PricedPlan = Pick<Plan, "price" | "currency" | "every">;

/** Whole cents that it takes to have the app for so many months; `undefined` for credits, which buy no time. */
export function costFor({ price, every }: PricedPlan, months: number): number | undefined {
  if (every.kind === "credits") return undefined;
  return toCents(price) * (every.kind === "once" ? 1 : countPayments(every, months));
}

/** What a month comes to, in cents rounded to whole ones; `undefined` where a payment buys no stretch of time. */
export function monthlyCost({ price, every }: PricedPlan): number | undefined {
  return every.kind === "time" ? Math.round(perMonth(every, toCents(price))) : undefined;
}

/**
 * How much less a month costs than with another plan, in whole percent; `undefined` where it costs no less or the two
 * cannot be compared.
 */
export function discountAgainst(plan: PricedPlan, other: PricedPlan): number | undefined {
  if (plan.currency !== other.currency || plan.every.kind !== "time" || other.every.kind !== "time") return undefined;
  const own = perMonth(plan.every, toCents(plan.price));
  const base = perMonth(other.every, toCents(other.price));
  const percent = Math.round((1 - own / base) * 100);
  return base > 0 && percent > 0 ? percent : undefined;
}

/**
 * The plan that costs least to have the app for so many months, the first where several do. Free plans are left out,
 * because they always win and say nothing of the price; so are all plans where currencies differ.
 */
export function cheapestPlan<P extends PricedPlan>(plans: readonly P[], months: number): P | undefined {
  const paid = plans.flatMap((plan) => {
    const cost = costFor(plan, months);
    return cost ? [{ plan, cost }] : [];
  });
  if (new Set(paid.map(({ plan }) => plan.currency)).size !== 1) return undefined;
  return paid.reduce((best, one) => (one.cost < best.cost ? one : best)).plan;
}

/** The cheapest paid way to have an app for so many months, in whole cents; `undefined` where none is known or compares. */
export function cheapestCost<P extends PricedPlan>(plans: readonly P[], months: number) {
  const plan = cheapestPlan(plans, months);
  const cents = plan && costFor(plan, months);
  return plan && cents !== undefined ? { plan, cents } : undefined;
}
