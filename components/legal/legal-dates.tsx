import { formatDate } from "@/lib/format/date";
import styles from "./legal-dates.module.css";

type LegalDatesProps = { /** ISO days, as the file states them. */ effective: string; updated: string };

/** Since when a legal text holds, and when it was last changed. */
export function LegalDates({ effective, updated }: LegalDatesProps) {
  return (
    <dl className={styles.dates}>
      <div>
        <dt>Effective</dt>
        <dd>
          <time dateTime={effective}>{formatDate(effective)}</time>
        </dd>
      </div>
      <div>
        <dt>Last updated</dt>
        <dd>
          <time dateTime={updated}>{formatDate(updated)}</time>
        </dd>
      </div>
    </dl>
  );
}
