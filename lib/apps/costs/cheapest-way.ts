import {
  addPeriods,
  countPayments,
  lengthOfMonths,
  lengthOfPeriod,
  namePeriods,
  type TimePeriod,
} from "../../content/apps/billing-period";
import { isFree, type PricedPlan } from "../../content/apps/plan-costs";
import { type Currency, formatMoney, toCents } from "../../util/number";

/** One plan of a way to pay, and how often it is paid before the next one begins. */
type Stretch<P> = { plan: P; payments: number };

/** A way to have an app for some months: one plan, or several in a row. */
export type CheapestWay<P> = {
  /** In the order in which they are paid, the longest period first. */
  stretches: readonly Stretch<P>[];
  /** In whole cents of the currency. */
  cents: number;
  currency: Currency;
};

/** What is known of the cheapest payments that cover a length. */
type Covered = { cents: number; payments: number; first: number };

/**
 * The paid plans that cost least to have an app for a number of months, one after another: two quarters and a month may cost
 * less than seven months. One plan is taken before several of the same sum, then fewer payments, then the first in the
 * file. Free plans are left out, because they always win and say nothing of the price, and credits, because they buy no
 * time. `undefined` where nothing is left.
 * @param months Whole months, 1 or more.
 */
export function cheapestWay<P extends PricedPlan>(plans: readonly P[], months: number): CheapestWay<P> | undefined {
  const paid = plans.filter((plan) => !isFree(plan) && plan.every.kind !== "credits");
  const [first] = paid;
  if (!first) return undefined;
  const single = paid
    .map((plan): CheapestWay<P> => {
      const payments = plan.every.kind === "time" ? countPayments(plan.every, months) : 1;
      return { stretches: [{ plan, payments }], cents: toCents(plan.price) * payments, currency: plan.currency };
    })
    .reduce((best, one) => (one.cents < best.cents ? one : best));
  const row = cheapestRow(paid, lengthOfMonths(months));
  return row && row.cents < single.cents ? { ...row, currency: first.currency } : single;
}

/** What a way comes to: "$95.88". */
export function formatWay({ cents, currency }: Pick<CheapestWay<unknown>, "cents" | "currency">): string {
  return formatMoney(cents, currency);
}

/** Whether a way is a purchase for good, which has no price by the month. */
export function isBoughtOnce({ stretches }: CheapestWay<PricedPlan>): boolean {
  return stretches.every(({ plan }) => plan.every.kind === "once");
}

/** Goes from short lengths to long ones: the cheapest payments for a length are one payment and the cheapest for the rest. */
function cheapestRow<P extends PricedPlan>(paid: readonly P[], length: number) {
  const options = paid
    .flatMap((plan) =>
      plan.every.kind === "time" ? [{ plan, cents: toCents(plan.price), length: lengthOfPeriod(plan.every) }] : [],
    )
    .sort((a, b) => b.length - a.length);
  if (options.length < 2) return undefined;
  const covered: Covered[] = [{ cents: 0, payments: 0, first: -1 }];
  for (let reached = 1; reached <= length; reached += 1) {
    const ways = options.map((option, first): Covered => {
      const rest = covered[Math.max(0, reached - option.length)] as Covered;
      return { cents: rest.cents + option.cents, payments: rest.payments + 1, first };
    });
    covered.push(
      ways.reduce((best, one) =>
        one.cents < best.cents || (one.cents === best.cents && one.payments < best.payments) ? one : best,
      ),
    );
  }
  const counts = options.map(() => 0);
  for (let left = length; left > 0; ) {
    const { first } = covered[left] as Covered;
    counts[first] = (counts[first] ?? 0) + 1;
    left -= options[first]?.length ?? left;
  }
  const stretches = options.flatMap(({ plan }, index): Stretch<P>[] => {
    const payments = counts[index] ?? 0;
    return payments > 0 ? [{ plan, payments }] : [];
  });
  return { stretches, cents: covered[length]?.cents ?? 0 };
}

/** "Yearly"; of several plans "2 quarters, then 1 month", with names where two paid plans have the same period. */
export function describeWay({ stretches }: Pick<CheapestWay<NamedPlan>, "stretches">, plans: readonly NamedPlan[]) {
  const [only, ...more] = stretches;
  if (only && more.length === 0) return only.plan.name;
  return stretches
    .map(({ plan, payments }) => {
      const words = namePeriods(plan.every as TimePeriod, payments);
      return isOnlyOfItsLength(plan, plans) ? words : `${words} of ${plan.name}`;
    })
    .join(", then ");
}

type NamedPlan = PricedPlan & { name: string };

function isOnlyOfItsLength({ every }: PricedPlan, plans: readonly PricedPlan[]): boolean {
  const lengths = plans.flatMap((one) =>
    !isFree(one) && one.every.kind === "time" ? [lengthOfPeriod(one.every)] : [],
  );
  return every.kind === "time" && lengths.filter((length) => length === lengthOfPeriod(every)).length === 1;
}

/** The plans of a way. */
export function plansOf<P>({ stretches }: Pick<CheapestWay<P>, "stretches">): P[] {
  return stretches.map(({ plan }) => plan);
}

/**
 * When a way is paid, from a day on: each stretch with its days as `2025-06-28`, and the day on which it would be charged again if it
 * renews. Months are counted before weeks, so that no day drifts.
 */
export function datePayments<P extends PricedPlan & { renews: boolean }>(
  { stretches }: Pick<CheapestWay<P>, "stretches">,
  from: string,
): (Stretch<P> & { paidOn: readonly string[]; renewsOn?: string })[] {
  const passed = { month: 0, week: 0 };
  const getDay = () => {
    const afterMonths = addPeriods(from, { count: 1, unit: "month" }, passed.month);
    return addPeriods(afterMonths, { count: 1, unit: "week" }, passed.week);
  };
  return stretches.map(({ plan, payments }) => {
    const { every, renews } = plan;
    if (every.kind !== "time") return { plan, payments, paidOn: [from] };
    const paidOn = Array.from({ length: payments }, () => {
      const day = getDay();
      if (every.unit === "week") passed.week += every.count;
      else passed.month += every.count * (every.unit === "year" ? 12 : 1);
      return day;
    });
    return { plan, payments, paidOn, ...(renews ? { renewsOn: getDay() } : {}) };
  });
}
