import type { Route } from "next";
import type { PriceSource } from "@/lib/apps/plan-table";
import { SourceLine } from "../review/source-line";
import { Icon } from "../ui/icon";
import { StatusTag } from "../ui/status-tag";
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
          {review ? <a href={review}>{name}</a> : name}
        </h2>
        {isSample && <StatusTag>Sample prices</StatusTag>}
      </div>
      {plans.length === 0 && credits.length === 0 && <p className={styles.unknown}>No prices known.</p>}
      {plans.length > 0 && (
        <table className={styles.table}>
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
      {sources.map(({ plans: names, ...source }) => (
        <p key={`${source.source} ${source.checkedOn}`}>
          {names.length > 0 && `${names.join(", ")}: `}
          <SourceLine {...source} />
        </p>
      ))}
    </section>
  );
}

function Plan({ name, total, overpaid, isCheapest, ...payments }: CountedPlan) {
  return (
    <tr>
      <th scope="row">
        {name}
        {isCheapest && (
          <span className={styles.best}>
            <Icon name="check" size={14} /> Cheapest for this time
          </span>
        )}
        <Payments {...payments} />
      </th>
      <td>
        <strong>{total}</strong>
        {overpaid && <span className={styles.more}>{overpaid} more than the cheapest</span>}
      </td>
    </tr>
  );
}
