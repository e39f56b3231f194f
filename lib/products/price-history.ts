import type { Plan } from "../content/schemas/plan-schema";
import type { ProductData } from "../content/schemas/product-schema";
import { formatMoney, toCents } from "./money";

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
export type DatedChange = { date: string; what: string; source: string };

/**
 * What has changed at an app, newest first: what its file says, and each step in the price of a plan that no sentence of
 * the file stands for.
 */
export function changesOf({ plans, changes }: Pick<ProductData, "plans" | "changes">): DatedChange[] {
  const isTold = (id: string, date: string) => changes.some((change) => change.plan === id && change.date === date);
  const steps = plans.flatMap((plan) =>
    priceHistory(plan).flatMap(({ price, until }, index, all) => {
      const next = all[index + 1];
      if (until === undefined || !next || isTold(plan.id, until)) return [];
      const [from, to] = [price, next.price].map((cents) => formatMoney(cents, plan.currency));
      return [{ date: until, what: `The price of ${plan.name} went from ${from} to ${to}.`, source: plan.source }];
    }),
  );
  const told = changes.map(({ date, what, source }) => ({ date, what, source }));
  return [...told, ...steps].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
