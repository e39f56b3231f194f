import type { Route } from "next";
import { describeCheapest } from "@/lib/apps/costs/cost-request";
import type { PriceSource } from "@/lib/apps/prices";
import { AppLink } from "../review/app-link";
import { Best } from "../review/best";
import { PriceSources } from "../review/price-sources";
import { AppMark } from "../ui/app-mark";
import { Badge } from "../ui/badge";
import styles from "./costs.module.css";
import { type PaymentDays, Payments } from "./payments";

/** What one plan costs for the months that were asked for. */
type PlanCostRow = PaymentDays & {
  id: string;
  name: string;
  /** "$93.52", or "Free". */
  total: string;
  /** What the cheapest way to pay saves; absent where it saves nothing. */
  overpaid?: string | undefined;
  isCheapest: boolean;
};

/** Several plans in a row that cost less than any one of them. */
type PlansInARowData = {
  /** "Two quarters, then one month". */
  name: string;
  total: string;
  stretches: readonly (PaymentDays & { id: string; name: string })[];
};

/** What every plan of an app costs for the months that were asked for. */
export type AppCosts = {
  slug: string;
  name: string;
  icon?: string | undefined;
  review?: Route | undefined;
  paysUs?: boolean;
  months: number;
  /** Plans in a row, where these cost least. */
  way?: PlansInARowData | undefined;
  plans: readonly PlanCostRow[];
  /** Plans that buy no time, in words. */
  credits: readonly string[];
  sources: readonly PriceSource[];
};

/** What every plan of an app comes to, cheapest first, and when it is paid. */
export function PlanCosts({ slug, name, icon, review, paysUs, months, way, plans, credits, sources }: AppCosts) {
  const best = describeCheapest(
    months,
    plans.some(({ count }) => count === 0),
  );
  return (
    <section className={`stack-3 text-sm snug wrap ${styles.planCostsApp}`} aria-labelledby={`costs-${slug}`}>
      <h2 className="row-2 text-xl" id={`costs-${slug}`}>
        <AppMark name={name} icon={icon} size={24} />
        <AppLink name={name} review={review} />
        {paysUs && <Badge variant="money">Pays us</Badge>}
      </h2>
      {plans.length === 0 && credits.length === 0 && <p className="unknown">No prices known.</p>}
      {plans.length > 0 && (
        <table className={`figures ${styles.planCostsTable}`} aria-labelledby={`costs-${slug}`}>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {way && <PlansInARow best={best} {...way} />}
            {plans.map((plan) => (
              <Plan key={plan.id} best={best} {...plan} />
            ))}
          </tbody>
        </table>
      )}
      {credits.length > 0 && <p>Credit packs, with no fixed period: {credits.join("; ")}.</p>}
      <PriceSources sources={sources} />
    </section>
  );
}

function PlansInARow({ name, total, stretches, best }: PlansInARowData & { best: string }) {
  return (
    <tr>
      <th scope="row">
        {name}
        <Best>{best}</Best>
        {stretches.map(({ id, ...stretch }) => (
          <Payments key={id} {...stretch} />
        ))}
      </th>
      <td>
        <strong className="no-wrap">{total}</strong>
      </td>
    </tr>
  );
}

function Plan({ name, total, overpaid, isCheapest, best, ...payments }: PlanCostRow & { best: string }) {
  return (
    <tr>
      <th scope="row">
        {name}
        {isCheapest && <Best>{best}</Best>}
        <Payments {...payments} />
      </th>
      <td>
        <strong className="no-wrap">{total}</strong>
        {overpaid && <span className="note">{overpaid} more than the cheapest</span>}
      </td>
    </tr>
  );
}
