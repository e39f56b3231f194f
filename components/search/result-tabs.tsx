import type { Route } from "next";
import styles from "./search-results.module.css";

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
    <nav aria-label="Kinds of result">
      <ul className={`row ${styles.resultTabs}`}>
        {tabs.map(({ label, href, count, isActive }) => (
          <li key={label}>
            <a
              className="tall-link plain text-sm bold no-wrap"
              href={href}
              aria-current={isActive ? "page" : undefined}
            >
              <span>
                {label} <span className="regular faint numbers">{count}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
