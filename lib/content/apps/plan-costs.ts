import { toCents } from "../../util/number";
import type { Plan } from "../schemas/app-schema";
import { addPeriods, countPayments, perMonth } from "./billing-period";

/** What of a plan decides its costs. */
export type PricedPlan = Pick<Plan, "price" | "currency" | "every">;

/** Whether a plan costs nothing. */
export function isFree({ price }: Pick<Plan, "price">): boolean {
  return price === 0;
}

/** Whether an app has plans, and none of them costs anything. */
export function isFreeOnly(plans: readonly Pick<Plan, "price">[]): boolean {
  return plans.length > 0 && plans.every(isFree);
}

/** Whole cents that it takes to have the app for a number of months; `undefined` for credits, which buy no time. */
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

/** The first day after a payment on which a plan is charged again, both as `2025-06-28`; `undefined` for one that is free or does not renew. */
export function nextCharge({ every, price, renews }: Plan, paidOn: string): string | undefined {
  return every.kind === "time" && renews && !isFree({ price }) ? addPeriods(paidOn, every, 1) : undefined;
}
