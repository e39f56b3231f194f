import { appsByName } from "../../apps/apps";
import { formatBillingPeriod } from "../../content/products/billing-period";
import { costFor, monthlyCost } from "../../content/products/plan-costs";
import type { Snapshot } from "../../content/snapshot/snapshot";
import { writeCsv } from "../../util/csv";

const names = [
  ...["app", "name", "plan", "plan name", "price", "currency", "every", "renews", "a month", "twelve months"],
  ...["limits", "source", "checked on", "sample"],
] as const;

/** Every plan of every app, a line each. Sums are in the currency of the plan; empty where a payment buys no stretch of time. */
export function plansCsv(snapshot: Snapshot): string {
  const inUnits = (cents: number | undefined) => (cents === undefined ? "" : (cents / 100).toFixed(2));
  const rows = appsByName(snapshot).flatMap(({ slug, name, plans, sample }) =>
    plans.map((plan) => [
      ...[slug, name, plan.id, plan.name, plan.price.toFixed(2), plan.currency, formatBillingPeriod(plan.every)],
      ...[plan.renews ? "yes" : "no", inUnits(monthlyCost(plan)), inUnits(costFor(plan, 12)), plan.limits ?? ""],
      ...[plan.source, plan.checkedOn, sample ? "yes" : "no"],
    ]),
  );
  return writeCsv(names, rows);
}
