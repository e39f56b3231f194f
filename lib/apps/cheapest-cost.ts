import { cheapestPlan, costFor, type PricedPlan } from "../content/products/plan-costs";

/** The cheapest paid way to have an app for so many months, in whole cents; `undefined` where none is known or compares. */
export function cheapestCost<P extends PricedPlan>(plans: readonly P[], months: number) {
  const plan = cheapestPlan(plans, months);
  const cents = plan && costFor(plan, months);
  return plan && cents !== undefined ? { plan, cents } : undefined;
}
