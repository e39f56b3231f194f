import { formatDate } from "@/lib/format/date";
import type { DatedChange } from "@/lib/products/price-history";
import { routes } from "@/lib/site/routes";
import styles from "./change-list.module.css";
import { SourceLine } from "./source-line";

type ChangeListProps = { product: string; changes: readonly DatedChange[] };

/** What has changed at an app, newest first, each change with its day and its source; nothing where none is known. */
export function ChangeList({ product, changes }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 className={styles.heading} id="changes">
        What changed at {product}
      </h2>
      <ul className={styles.list}>
        {changes.map(({ id, date, what, source }) => (
          <li key={id}>
            <time className={styles.day} dateTime={date}>
              {formatDate(date)}
            </time>
            <span>{what}</span>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
      <p>
        <a href={routes.changes()}>Changes at all apps</a>
      </p>
    </section>
  );
}
