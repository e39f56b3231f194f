import type { Route } from "next";
import { formatDate, formatMonth } from "@/lib/format/date";
import { SourceLine } from "../review/source-line";
import { Badge } from "../ui/badge";
import styles from "./change-months.module.css";

export type ListedChange = {
  /** Its anchor on the page. */
  anchor: string;
  /** Name of the app. */
  app: string;
  /** As `2025-06-28`. */
  date: string;
  what: string;
  source: string;
  /** The review of the app, where there is one. */
  review?: Route | undefined;
  isSample: boolean;
};

type ChangeMonthsProps = { changes: readonly ListedChange[] };

/** Changes at all apps under the month in which they came, in the order given. */
export function ChangeMonths({ changes }: ChangeMonthsProps) {
  const months = [...new Set(changes.map(({ date }) => date.slice(0, 7)))];
  return months.map((month) => (
    <section className={styles.month} key={month} aria-labelledby={`month-${month}`}>
      <h2 className={styles.heading} id={`month-${month}`}>
        {formatMonth(month)}
      </h2>
      <ul className={styles.list}>
        {changes
          .filter(({ date }) => date.startsWith(month))
          .map((change) => (
            <Change key={change.anchor} {...change} />
          ))}
      </ul>
    </section>
  ));
}

function Change({ anchor, app, date, what, source, review, isSample }: ListedChange) {
  return (
    <li className={styles.change} id={anchor}>
      <time className={styles.day} dateTime={date}>
        {formatDate(date)}
      </time>
      <div>
        <p className={styles.app}>
          {review ? (
            <a href={review}>
              {app}
              <span className="visually-hidden"> review</span>
            </a>
          ) : (
            app
          )}
          {isSample && (
            <>
              {" "}
              <Badge variant="line">Sample</Badge>
            </>
          )}
        </p>
        <p className={styles.what}>{what}</p>
        <SourceLine source={source} />
      </div>
    </li>
  );
}
