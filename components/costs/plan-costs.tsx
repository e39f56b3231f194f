import type { Route } from "next";
import type { PriceSource } from "@/lib/apps/plan-table";
import { AppLink } from "../review/app-link";
import { PriceSources } from "../review/price-sources";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { SampleTag } from "../ui/sample-tag";
import { Payments } from "./payments";
import styles from "./plan-costs.module.css";

/** What one plan costs for the months that were asked for. */
export type CountedPlan = {
  id: string;
  name: string;
  /** "$93.52", or "Free". */
  total: string;
  /** What one payment costs, and how many there are. */
  each: string;
  count: number;
  /** The days of the payments in words, at most as many as are listed. */
  paidOn: readonly string[];
  /** The day of the next payment after them; absent where it does not renew. */
  renewsOn?: string | undefined;
  /** What the cheapest plan saves; absent where it saves nothing. */
  overpaid?: string | undefined;
  isCheapest: boolean;
};

/** What every plan of an app costs for the months that were asked for. */
export type AppCosts = {
  slug: string;
  name: string;
  review?: Route | undefined;
  /** Whether the prices are invented. */
  isSample: boolean;
  plans: readonly CountedPlan[];
  /** Plans that buy no time, in words. */
  credits: readonly string[];
  sources: readonly PriceSource[];
};

/** What every plan of an app comes to, cheapest first, and when it is paid. */
export function PlanCosts({ slug, name, review, isSample, plans, credits, sources }: AppCosts) {
  return (
    <section className={styles.app} aria-labelledby={`costs-${slug}`}>
      <div className={styles.head}>
        <h2 className={styles.name} id={`costs-${slug}`}>
          <AppLink name={name} review={review} />
        </h2>
        {isSample && <SampleTag of="prices" />}
      </div>
      {plans.length === 0 && credits.length === 0 && <p className={styles.unknown}>No prices known.</p>}
      {plans.length > 0 && (
        <table className={classNames("figures", styles.table)}>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {plans.map((plan) => (
              <Plan key={plan.id} {...plan} />
            ))}
          </tbody>
        </table>
      )}
      {credits.length > 0 && <p>Credit packs, with no fixed period: {credits.join("; ")}.</p>}
      <PriceSources sources={sources} />
    </section>
  );
}

function Plan({ name, total, overpaid, isCheapest, ...payments }: CountedPlan) {
  return (
    <tr>
      <th scope="row">
        {name}
        {isCheapest && (
          <span className="best">
            <Icon name="check" size={14} /> Cheapest for this time
          </span>
        )}
        <Payments {...payments} />
      </th>
      <td>
        <strong>{total}</strong>
        {overpaid && <span className="note">{overpaid} more than the cheapest</span>}
      </td>
    </tr>
  );
}
