import type { Plan } from "../../content/schemas/plan-schema";
import { formatMoney } from "../../util/money";
import { cheapestWay, describeWay, plansOf } from "../costs/cheapest-way";
import { isStale } from "../freshness";

/** Whether an app meets a condition. Not known is neither met nor failed. */
export type Judgement = {
  outcome: "met" | "failed" | "unknown";
  /** Met: what is so, as a sentence begins. Failed: what is otherwise. Unknown: what nobody knows. */
  text: string;
  /** Days after which the answer counts as old; present where it is. */
  olderThan?: number | undefined;
};

/** Whether the cheapest way to pay keeps to a price. Only prices in US dollars are compared with it. */
export function judgePrice(
  plans: readonly Plan[],
  { months, cents, words }: { months: number; cents: number; words: string },
  staleAfter: number,
  day: string,
): Judgement {
  if (plans.length === 0) return { outcome: "unknown", text: `what it costs ${words}` };
  if (plans.every(({ price }) => price === 0)) return { outcome: "met", text: "Free" };
  const way = cheapestWay(plans, months);
  if (!way) return { outcome: "unknown", text: `what it costs ${words}, from prices that cannot be compared` };
  if (way.currency !== "USD") return { outcome: "unknown", text: `what it costs ${words} in US dollars` };
  const text = `${formatMoney(way.cents, way.currency)} ${words} (${describeWay(way, plans)})`;
  const olderThan = plansOf(way).some(({ checkedOn }) => isStale(checkedOn, staleAfter, day)) ? staleAfter : undefined;
  return way.cents <= cents ? { outcome: "met", text, olderThan } : { outcome: "failed", text: `costs ${text}` };
}

/** Whether there is a plan that costs nothing. */
export function judgeFreePlan(plans: readonly Plan[]): Judgement {
  if (plans.length === 0) return { outcome: "unknown", text: "whether it has a free plan" };
  const free = plans.find(({ price }) => price === 0);
  return free ? { outcome: "met", text: `Free plan: ${free.name}` } : { outcome: "failed", text: "has no free plan" };
}
