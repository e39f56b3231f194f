import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import styles from "./listing.module.css";

export type CategoryPill = {
  slug: string;
  name: string;
  /** Number of articles. */
  count: number;
};

type CategoryPillsProps = {
  pills: readonly CategoryPill[];
  /** Slug of the current listing. */
  active: string;
};

/** Links to all listings, each with its number of articles, if any. */
export function CategoryPills({ pills, active }: CategoryPillsProps) {
  return (
    <nav className={styles.categoryPills} aria-label="Categories">
      <ul className={`container ${styles.categoryPillsList}`}>
        {pills.map(({ slug, name, count }) => (
          <li key={slug}>
            <a
              className={`tall-link plain text-sm bold no-wrap ${styles.categoryPill}`}
              href={routes.category(slug)}
              aria-current={slug === active ? "page" : undefined}
            >
              <span>
                {name}
                {count > 0 && (
                  <span className="faint regular numbers">
                    {" "}
                    {count}
                    <span className="visually-hidden"> {formatCount(count, "article").replace(/^\d+ /, "")}</span>
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
