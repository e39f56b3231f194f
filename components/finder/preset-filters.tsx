import type { Route } from "next";
import styles from "@/components/review/ranking.module.css";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";

/** A search of Find with one condition. */
export type PresetFilter = {
  /** What must be: "Has a free plan". */
  label: string;
  /** How many apps are known to meet it. */
  count: number;
  href: Route;
};

type PresetFiltersProps = { searches: readonly PresetFilter[] };

/** Links that narrow the list down: each leads to the apps that meet one condition. */
export function PresetFilters({ searches }: PresetFiltersProps) {
  return (
    <nav className="stack-2" aria-labelledby="preset-filters">
      <h3 className="small-heading" id="preset-filters">
        Narrow it down
      </h3>
      <ul className={styles.presetFilters}>
        {searches.map(({ label, count, href }) => (
          <li key={href}>
            <a className="pill no-wrap" href={href}>
              {label} <span className="soft numbers">{formatCount(count, "app")}</span>
            </a>
          </li>
        ))}
        <li>
          <a className="pill no-wrap" href={routes.find()}>
            All filters and weights
          </a>
        </li>
      </ul>
    </nav>
  );
}
