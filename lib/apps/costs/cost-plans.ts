import { countPayments } from "../../content/apps/billing-period";
import { costFor } from "../../content/apps/plan-costs";
import type { Plan } from "../../content/schemas/app-schema";
import { type CheapestWay, cheapestWay, datePayments } from "./cheapest-way";

/** What of a plan decides what it costs and when. */
type CostedPlan = Pick<Plan, "id" | "price" | "currency" | "every" | "renews">;

/** What one plan costs to have an app for some months. */
type PlanCost<P> = {
  plan: P;
  /** In whole cents of the plan's currency. */
  cents: number;
  /** The days on which it is paid, the first being the start; none where it is free. */
  paidOn: readonly string[];
  /** The day on which the next payment would follow; absent where it does not renew. */
  renewsOn?: string | undefined;
  /** Cents that the cheapest way to pay saves. */
  overpaid: number;
  /** Whether nothing else costs less, several plans in a row neither; false where there is no other. */
  isCheapest: boolean;
};

/**
 * What each plan of an app costs for some months from a day on, cheapest first, and the cheapest way, which may be several plans
 * in a row. Free plans are listed, but nothing is called cheaper than the others because of them. Plans of credits buy no time
 * and are apart.
 * @param months Whole months, 1 or more.
 * @param from As `2025-06-28`.
 */
export function costPlans<P extends CostedPlan>(plans: readonly P[], months: number, from: string) {
  const way = cheapestWay(plans, months);
  const totals = plans.flatMap((plan) => {
    const cents = costFor(plan, months);
    return cents === undefined ? [] : [{ plan, cents }];
  });
  const isChoice = totals.filter(({ cents }) => cents > 0).length > 1;
  const costs = totals.map(
    ({ plan, cents }): PlanCost<P> => ({
      plan,
      cents,
      ...payments(plan, cents, months, from),
      overpaid: cents > 0 && way ? cents - way.cents : 0,
      isCheapest: isChoice && cents === way?.cents,
    }),
  );
  return {
    costs: costs.sort((a, b) => a.cents - b.cents),
    way,
    credits: plans.filter(({ every }) => every.kind === "credits"),
  };
}

function payments<P extends CostedPlan>(plan: P, cents: number, months: number, from: string) {
  if (cents === 0) return { paidOn: [] };
  const { every } = plan;
  const stretch = { plan, payments: every.kind === "time" ? countPayments(every, months) : 1 };
  const [{ paidOn, renewsOn } = { paidOn: [] }] = datePayments({ stretches: [stretch] }, from);
  return { paidOn, renewsOn };
}

/** The cheapest paid way of all apps, where there is a choice: of apps in one currency, or of an app's paid plans. */
export function cheapestOfAll<App, P extends CostedPlan>(
  apps: readonly { app: App; costs: readonly PlanCost<P>[]; way: CheapestWay<P> | undefined }[],
) {
  const [first, ...others] = apps.flatMap(({ app, way }) => (way ? [{ app, way }] : []));
  const paid = apps.flatMap(({ costs }) => costs.filter(({ cents }) => cents > 0));
  if (!first || paid.length < 2 || others.some(({ way }) => way.currency !== first.way.currency)) return undefined;
  return others.reduce((best, one) => (one.way.cents < best.way.cents ? one : best), first);
}
