import type { Plan } from "../content/schemas/plan-schema";
import type { ProductData } from "../content/schemas/product-schema";
import { formatMoney, toCents } from "../util/money";
import { byLatest } from "../util/order";

/** A price and the days between which it held; the first has no known beginning and the last no end. */
export type PriceStep = { /** In cents. */ price: number; from?: string | undefined; until?: string | undefined };

/** Every price that a plan has had, oldest first; today's is the last. */
export function priceHistory({ price, history }: Pick<Plan, "price" | "history">): PriceStep[] {
  const days = history.map(({ until }) => until);
  return [...history.map((step) => step.price), price].map((one, index) => ({
    price: toCents(one),
    from: days[index - 1],
    until: days[index],
  }));
}

/** A change at an app, as readers see it. */
export type DatedChange = {
  /**
   * Tells it from the app's other changes, for as long as its day stays: "2025-06-18", "2025-06-18.yearly" where it is the
   * price of a plan, "2025-06-18.2" for the second of a day. It may be put into words later, or into others.
   */
  id: string;
  date: string;
  what: string;
  source: string;
};

/**
 * What has changed at an app, newest first: what its file says, and each step in the price of a plan that no sentence of
 * the file stands for.
 */
export function getChanges({ plans, changes }: Pick<ProductData, "plans" | "changes">): DatedChange[] {
  const isTold = (id: string, date: string) => changes.some((change) => change.plan === id && change.date === date);
  const steps = plans.flatMap((plan) =>
    priceHistory(plan).flatMap(({ price, until }, index, all) => {
      const next = all[index + 1];
      if (until === undefined || !next || isTold(plan.id, until)) return [];
      const [from, to] = [price, next.price].map((cents) => formatMoney(cents, plan.currency));
      const what = `${plan.name} went from ${from} to ${to}.`;
      return [{ date: until, what, source: plan.source, plan: plan.id }];
    }),
  );
  return numbered([...changes, ...steps]).sort(byLatest);
}

function numbered(changes: readonly (Omit<DatedChange, "id"> & { plan?: string | undefined })[]): DatedChange[] {
  const counts = new Map<string, number>();
  return changes.map(({ date, what, source, plan }) => {
    const key = plan === undefined ? date : `${date}.${plan}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { id: count === 1 ? key : `${key}.${count}`, date, what, source };
  });
}
