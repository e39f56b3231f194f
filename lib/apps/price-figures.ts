import type { Plan } from "../content/schemas/plan-schema";
import { formatMoney } from "../util/money";
import { type CheapestWay, cheapestWay, plansOf } from "./costs/cheapest-way";
import { isStale } from "./freshness";
import { describePriceRange } from "./price-range";

type Figure = {
  /** "12 months from". */
  label: string;
  /** "$7.99". */
  text: string;
};

/** What an app costs, in a few figures. */
export type PriceFigures = {
  /** Empty where no price is known. */
  figures: readonly Figure[];
  /** The earliest day on which one of the prices was looked up; absent where nobody has dated them. */
  checkedOn?: string | undefined;
  /** Days after which prices count as old; present where one of them is. */
  olderThan?: number | undefined;
};

type PricedApp = {
  /** The price in the words of the review, which stands in place of the plans. */
  price?: string | undefined;
  plans: readonly Plan[];
};

/** What it takes to have an app for one month and for twelve; in words where no plan buys time. */
export function priceFigures({ price, plans }: PricedApp, staleAfter: number, day: string): PriceFigures {
  if (price) return { figures: [{ label: "Price", text: price }] };
  const free = plans.filter((plan) => plan.price === 0);
  const [month, year] = [cheapestWay(plans, 1), cheapestWay(plans, 12)];
  if (!month || !year) {
    const range = describePriceRange(plans);
    return { figures: range ? [{ label: "Price", text: range }] : [], ...lookUp(plans, staleAfter, day) };
  }
  return {
    figures: [
      ...(free.length > 0 ? [{ label: "To begin", text: "Free" }] : []),
      { label: "1 month from", text: costText(month) },
      { label: "12 months from", text: costText(year) },
    ],
    ...lookUp([...free, ...[month, year].flatMap((way) => plansOf(way))], staleAfter, day),
  };
}

function costText({ cents, currency }: CheapestWay<Plan>): string {
  return formatMoney(cents, currency);
}

function lookUp(plans: readonly Plan[], staleAfter: number, day: string): Omit<PriceFigures, "figures"> {
  const [checkedOn] = plans.map((plan) => plan.checkedOn).sort();
  if (checkedOn === undefined) return {};
  return { checkedOn, olderThan: isStale(checkedOn, staleAfter, day) ? staleAfter : undefined };
}
