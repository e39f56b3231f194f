import { comparePeriods, formatBillingPeriod } from "../content/apps/billing-period";
import { costFor, isFree, monthlyCost, type PricedPlan } from "../content/apps/plan-costs";
import type { Plan } from "../content/schemas/app-schema";
import { formatMoney, toCents } from "../util/number";
import { cheapestWay, formatWay, isBoughtOnce, plansOf } from "./costs/cheapest-way";
import { isStale } from "./freshness";

/** "$7.99 a month", "$29.97 every 3 months", "$99.00 once", "Free". */
export function describePrice(plan: PricedPlan): string {
  return isFree(plan)
    ? "Free"
    : `${formatMoney(toCents(plan.price), plan.currency)} ${formatBillingPeriod(plan.every)}`;
}

/**
 * All prices of an app in one line, by period, the shortest first: "Free, then $5.00 to $24.95 a month",
 * "$7.99 to $24.99 a month, or $199.99 a year". `undefined` where no price is known.
 */
export function describePriceRange(plans: readonly PricedPlan[]): string | undefined {
  const paid = plans.filter((plan) => !isFree(plan));
  const groups = new Map<string, PricedPlan[]>();
  for (const plan of [...paid].sort((a, b) => comparePeriods(a.every, b.every))) {
    const key = formatBillingPeriod(plan.every);
    groups.set(key, [...(groups.get(key) ?? []), plan]);
  }
  const ranges = [...groups.values()].map(describeGroup).join(", or ");
  if (paid.length === plans.length) return ranges || undefined;
  return ranges ? `Free, then ${ranges}` : "Free";
}

/** Plans of one period. */
function describeGroup(plans: readonly PricedPlan[]): string {
  const [first] = plans as [PricedPlan, ...PricedPlan[]];
  const cents = plans.map(({ price }) => toCents(price));
  const [low, high] = [Math.min(...cents), Math.max(...cents)].map((one) => formatMoney(one, first.currency));
  return `${low === high ? low : `${low} to ${high}`} ${formatBillingPeriod(first.every)}`;
}

/** What a year costs in the cheapest way: "$84.00 a year", "$30.00 a year or free", "$89.00 once"; `undefined` where nobody knows. */
export function describeYear(plans: readonly PricedPlan[], unit: " a year" | "" = " a year"): string | undefined {
  const way = cheapestWay(plans, 12);
  return way && `${formatWay(way)}${isBoughtOnce(way) ? " once" : `${unit}${orFree(plans)}`}`;
}

/** What it costs for a month, beside the price of a year: "$7.99", "$3.00 or free"; "once" where that is paid once. */
export function describeMonth(plans: readonly PricedPlan[]): string | undefined {
  const way = cheapestWay(plans, 1);
  return way && (isBoughtOnce(way) ? "once" : `${formatWay(way)}${orFree(plans)}`);
}

function orFree(plans: readonly PricedPlan[]): string {
  return plans.some(isFree) ? " or free" : "";
}

/** What an app costs, in a few figures. */
export type PriceFigures = {
  /** Such as "12 months from" with "$7.99"; empty where no price is known. */
  figures: readonly { label: string; text: string }[];
  /** The earliest day on which one of the prices was looked up; absent where nobody has dated them. */
  checkedOn?: string | undefined;
  /** Days after which prices count as old; present where one of them is. */
  olderThan?: number | undefined;
};

type PricedApp = {
  /** The price in the words of the review, which replaces the plans. */
  price?: string | undefined;
  plans: readonly Plan[];
};

/**
 * What it takes to have an app for one month and for twelve; in words where it is bought once, or no plan buys time.
 */
export function priceFigures({ price, plans }: PricedApp, staleAfter: number, day: string): PriceFigures {
  if (price) return { figures: [{ label: "Price", text: price }] };
  const free = plans.filter(isFree);
  const month = cheapestWay(plans, 1);
  const year = cheapestWay(plans, 12);
  if (!month || !year || isBoughtOnce(month)) {
    const range = describePriceRange(plans);
    return { figures: range ? [{ label: "Price", text: range }] : [], ...lookUp(plans, staleAfter, day) };
  }
  return {
    figures: [
      ...(free.length > 0 ? [{ label: "To start", text: "Free" }] : []),
      { label: "1 month from", text: formatWay(month) },
      { label: "12 months from", text: formatWay(year) },
    ],
    ...lookUp([...free, ...[month, year].flatMap((way) => plansOf(way))], staleAfter, day),
  };
}

function lookUp(plans: readonly Plan[], staleAfter: number, day: string): Omit<PriceFigures, "figures"> {
  const [checkedOn] = plans.map((plan) => plan.checkedOn).sort();
  if (checkedOn === undefined) return {};
  return { checkedOn, olderThan: isStale(checkedOn, staleAfter, day) ? staleAfter : undefined };
}

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
  const isChoice = plans.filter((plan) => !isFree(plan)).length > 1;
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

function inMoney(plan: Plan, cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : isFree(plan) ? "Free" : formatMoney(cents, plan.currency);
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
