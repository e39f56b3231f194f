import { countPayments } from "../../content/apps/billing-period";
import { costFor } from "../../content/apps/plan-costs";
import type { Plan } from "../../content/schemas/app-schema";
import type { Currency } from "../../util/number";
import { compareText } from "../../util/order";
import { type CheapestWay, cheapestWay, datePayments } from "./cheapest-way";

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
  /** Cents that the cheapest way to pay in the same currency saves. */
  overpaid: number;
  /** Whether nothing else in the same currency costs less, several plans in a row neither; false where there is no other. */
  isCheapest: boolean;
};

/**
 * What each plan of an app costs for some months from a day on, cheapest first within each currency, and the cheapest way
 * of each currency, which may be several plans in a row. Free plans are listed, but nothing is called cheaper than the
 * others because of them. Plans of credits buy no time and are apart.
 * @param months Whole months, 1 or more.
 * @param from As `2025-06-28`.
 */
export function costPlans<P extends CostedPlan>(plans: readonly P[], months: number, from: string) {
  const used = [...new Set(plans.map(({ currency }) => currency))].sort();
  const ways = used.flatMap(
    (currency) =>
      cheapestWay(
        plans.filter((plan) => plan.currency === currency),
        months,
      ) ?? [],
  );
  const totals = plans.flatMap((plan) => {
    const cents = costFor(plan, months);
    return cents === undefined ? [] : [{ plan, cents }];
  });
  const costs = totals.map(({ plan, cents }): PlanCost<P> => {
    const rivals = totals.filter((one) => one.cents > 0 && one.plan.currency === plan.currency);
    const least = ways.find(({ currency }) => currency === plan.currency)?.cents ?? cents;
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
    ways,
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

/** The cheapest paid way among several apps, in one currency. */
export type CheapestOfAll<App, P> = { currency: Currency; app: App; way: CheapestWay<P> };

/** The cheapest paid way of all apps in each currency, where there is a choice: of apps, or of an app's paid plans. */
export function cheapestOfAll<App, P extends CostedPlan>(
  apps: readonly { app: App; costs: readonly PlanCost<P>[]; ways: readonly CheapestWay<P>[] }[],
): CheapestOfAll<App, P>[] {
  const all = apps.flatMap(({ app, ways }) => ways.map((way) => ({ currency: way.currency, app, way })));
  const currencies = [...new Set(all.map(({ currency }) => currency))].sort();
  return currencies.flatMap((currency) => {
    const [first, ...others] = all.filter((one) => one.currency === currency);
    const paid = apps.flatMap(({ costs }) =>
      costs.filter(({ cents, plan }) => cents > 0 && plan.currency === currency),
    );
    if (!first || paid.length < 2) return [];
    return [others.reduce((best, one) => (one.way.cents < best.way.cents ? one : best), first)];
  });
}
