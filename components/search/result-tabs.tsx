import type { Route } from "next";
import styles from "./result-tabs.module.css";

export type ResultTab = {
  label: string;
  href: Route;
  /** Number of results. */
  count: number;
  isActive: boolean;
};

type ResultTabsProps = { tabs: readonly ResultTab[] };

/** The filters of the results page, as links with their number of results. */
export function ResultTabs({ tabs }: ResultTabsProps) {
  return (
    <nav className={styles.nav} aria-label="Kinds of result">
      <ul className={styles.list}>
        {tabs.map(({ label, href, count, isActive }) => (
          <li key={label}>
            <a className={styles.tab} href={href} aria-current={isActive ? "page" : undefined}>
              {label} <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
