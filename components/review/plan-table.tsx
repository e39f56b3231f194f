import type { PlanRow, PriceSource } from "@/lib/products/plan-table";
import { Badge } from "../ui/badge";
import styles from "./plan-table.module.css";
import { SourceLine } from "./source-line";

type PlanTableProps = { product: string; plans: readonly PlanRow[]; sources: readonly PriceSource[] };

/** What an app costs, each plan by the month and by the year, and where the prices stand; nothing where none is known. */
export function PlanTable({ product, plans, sources }: PlanTableProps) {
  if (plans.length === 0) return null;
  return (
    <section className={styles.plans} aria-labelledby="plans">
      <h2 className={styles.heading} id="plans">
        What {product} costs
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">A month</th>
            <th scope="col">A year</th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id}>
              <th scope="row">
                {plan.name}
                <span className={styles.terms}>{plan.price}</span>
                {plan.limits && <span className={styles.terms}>{plan.limits}</span>}
              </th>
              <Cost cost={plan.month} badge={plan.isCheapestMonth ? "Cheapest month" : undefined} />
              <Cost cost={plan.year} badge={plan.isCheapestYear ? "Cheapest year" : undefined} />
            </tr>
          ))}
        </tbody>
      </table>
      {sources.map(({ plans: names, source, checkedOn, olderThan }) => (
        <p key={`${source} ${checkedOn}`}>
          {names.length > 0 && <span className={styles.names}>{names.join(", ")}: </span>}
          <SourceLine source={source} checkedOn={checkedOn} olderThan={olderThan} />
        </p>
      ))}
    </section>
  );
}

type CostProps = { cost: string | undefined; badge: string | undefined };

function Cost({ cost, badge }: CostProps) {
  return (
    <td>
      {cost ?? (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">buys no stretch of time</span>
        </>
      )}
      {badge && (
        <span className={styles.badge}>
          <Badge look="line">{badge}</Badge>
        </span>
      )}
    </td>
  );
}
