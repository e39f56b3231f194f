import { formatMoney } from "../../util/money";
import { discountAgainst, monthlyCost } from "../products/plan-costs";
import type { Plan } from "../schemas/plan-schema";
import type { ClaimFacts, Computed } from "./computed";

/** What a month of a plan comes to. @param plan Like "luna-ai.low". */
export function priceMonth({ plan }: { plan: string }, facts: ClaimFacts): Computed | undefined {
  const found = findPlan(plan, facts);
  const cents = found && monthlyCost(found.plan);
  if (!found || cents === undefined) return undefined;
  return {
    ...{ value: cents / 100, text: formatMoney(cents, found.plan.currency), isSample: found.isSample },
    how: `What a month of ${found.name} comes to by its recorded price.`,
  };
}

/** How much less a month of a plan costs than one of another. */
export function findDiscount(
  { plan, against }: { plan: string; against: string },
  facts: ClaimFacts,
): Computed | undefined {
  const [one, other] = [findPlan(plan, facts), findPlan(against, facts)];
  const value = one && other && discountAgainst(one.plan, other.plan);
  if (!one || !other || value === undefined) return undefined;
  const parts = `${formatMonth(one.plan)} a month instead of ${formatMonth(other.plan)}`;
  return {
    ...{ value, text: `${value}%`, parts, isSample: one.isSample || other.isSample },
    how: `A month of ${one.name} against one of ${other.name}: ${parts}.`,
  };
}

function formatMonth(plan: Plan): string {
  return formatMoney(monthlyCost(plan) ?? 0, plan.currency);
}

function findPlan(reference: string, { products }: ClaimFacts) {
  const [slug = "", id] = reference.split(".");
  const product = products.get(slug);
  const plan = product?.plans.find((one) => one.id === id);
  return product && plan && { plan, name: `${product.name} ${plan.name}`, isSample: product.sample };
}
