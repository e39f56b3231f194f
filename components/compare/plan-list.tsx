import type { PlanRow, PriceSource } from "@/lib/apps/prices";
import { PriceSources } from "../review/price-sources";
import styles from "./compare.module.css";

type PlanListProps = { plans: readonly PlanRow[]; sources: readonly PriceSource[] };

/** Every plan of an app in a narrow column, and where the prices were read. */
export function PlanList({ plans, sources }: PlanListProps) {
  return (
    <>
      <ul className={styles.planList}>
        {plans.map(({ id, name, price, year, limits }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{price}</span>
            {year && year !== "Free" && <span>{year} for a year</span>}
            {limits && <span className="soft">{limits}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.comparisonSource}>
        <PriceSources sources={sources} />
      </div>
    </>
  );
}
