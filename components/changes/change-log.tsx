import type { Route } from "next";
import { formatDate, formatMonth, type IsoDay } from "@/lib/util/date";
import { SourceLine } from "../review/source-line";
import { Badge } from "../ui/badge";
import styles from "./changes.module.css";

export type ListedChange = {
  /** Its anchor on the page. */
  anchor: string;
  /** Name of the app that has changed, or title of our entry that was corrected. */
  name: string;
  date: IsoDay;
  what: string;
  /** Its source; for a change at an app. */
  source?: string | undefined;
  /** The former text; only for our own corrections. */
  was?: string | undefined;
  /** The review of the app, or the corrected entry; absent where there is none. */
  page?: Route | undefined;
};

type ChangeLogProps = { changes: readonly ListedChange[] };

/** Changes at apps and our corrections, by month, in the order given. */
export function ChangeLog({ changes }: ChangeLogProps) {
  if (changes.length === 0)
    return <p>No changes yet. Price and policy changes will be listed here with their sources.</p>;
  const months = [...new Set(changes.map(({ date }) => date.slice(0, 7)))];
  return months.map((month) => (
    <section className={styles.changeLogMonth} key={month} aria-labelledby={`month-${month}`}>
      <h2 className="text-xl" id={`month-${month}`}>
        {formatMonth(month)}
      </h2>
      <ul className="ruled relative">
        {changes
          .filter(({ date }) => date.startsWith(month))
          .map((change) => (
            <Change key={change.anchor} {...change} />
          ))}
      </ul>
    </section>
  ));
}

function Change({ anchor, name, date, what, source, was, page }: ListedChange) {
  return (
    <li className={styles.change} id={anchor}>
      <time className={`text-sm faint ${styles.changeDay}`} dateTime={date}>
        {formatDate(date)}
      </time>
      <div className={`stack-1 ${styles.changeText}`}>
        <p className="bold">
          {page ? (
            <a href={page}>
              {name}
              {source !== undefined && <span className="visually-hidden"> review</span>}
            </a>
          ) : (
            name
          )}{" "}
          {was !== undefined && <Badge>Our correction</Badge>}
        </p>
        <p className="measure">
          {what} {source !== undefined && <SourceLine source={source} />}
        </p>
        {was !== undefined && <p className="text-sm soft measure">Previously: {was}</p>}
      </div>
    </li>
  );
}
