import { comparePeriods } from "../content/products/billing-period";
import { costFor, monthlyCost } from "../content/products/plan-costs";
import type { Plan } from "../content/schemas/plan-schema";
import { formatMoney, toCents } from "../util/money";
import { cheapestWay } from "./costs/cheapest-way";
import { isStale } from "./freshness";
import { describePrice } from "./price-figures";

/** A plan as readers see it. */
export type PlanRow = {
  id: string;
  name: string;
  /** "$29.97 every 3 months". */
  price: string;
  /** "$9.99"; absent where a payment buys no stretch of time. */
  month?: string | undefined;
  /** What twelve months cost. */
  year?: string | undefined;
  limits?: string | undefined;
  /** Whether nothing is cheaper for one month, and for twelve: no other paid plan, and no plans in a row. */
  isCheapestMonth: boolean;
  isCheapestYear: boolean;
};

/** Where prices were read, and of which plans. */
export type PriceSource = {
  /** Names of the plans; empty where all were read there on the same day. */
  plans: string[];
  source: string;
  checkedOn: string;
  /** Days after which prices count as old; present where these are. */
  olderThan?: number | undefined;
};

/** An app's plans by the period that they are paid for, and by price, with what each costs for a month and a year. */
export function planRows(plans: readonly Plan[]): PlanRow[] {
  const [month, year] = [1, 12].map((months) => {
    const [only, ...more] = cheapestWay(plans, months)?.stretches ?? [];
    return more.length === 0 ? only?.plan : undefined;
  });
  const isChoice = plans.filter(({ price }) => price > 0).length > 1;
  return [...plans]
    .sort((a, b) => comparePeriods(a.every, b.every) || a.price - b.price)
    .map((plan) => ({
      id: plan.id,
      name: plan.name,
      price: describePrice(plan),
      limits: plan.limits,
      month: inMoney(plan, monthlyCost(plan)),
      year: inMoney(plan, costFor(plan, 12)),
      isCheapestMonth: isChoice && plan === month,
      isCheapestYear: isChoice && plan === year,
    }));
}

function inMoney({ currency, price }: Plan, cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : toCents(price) === 0 ? "Free" : formatMoney(cents, currency);
}

/** Where and when the prices of an app's plans were read, each place once. */
export function priceSources(plans: readonly Plan[], staleAfter: number, day: string): PriceSource[] {
  const groups = new Map<string, PriceSource>();
  for (const { name, source, checkedOn } of plans) {
    const key = `${source} ${checkedOn}`;
    const olderThan = isStale(checkedOn, staleAfter, day) ? staleAfter : undefined;
    const group = groups.get(key) ?? { plans: [], source, checkedOn, olderThan };
    group.plans.push(name);
    groups.set(key, group);
  }
  return groups.size === 1 ? [...groups.values()].map((group) => ({ ...group, plans: [] })) : [...groups.values()];
}
