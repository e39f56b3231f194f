import type { Route } from "next";
import { formatDate, formatMonth, type IsoDay } from "@/lib/util/date";
import { SourceLine } from "../review/source-line";
import { AppMark } from "../ui/app-mark";
import styles from "./changes.module.css";

export type ListedChange = {
  /** Its anchor on the page. */
  anchor: string;
  /** Name of the app that has changed, or title of our entry that was corrected. */
  name: string;
  date: IsoDay;
  what: string;
  /** The icon of the app. */
  icon?: string | undefined;
  /** Which way its price has gone, and by how much. */
  move?: { isUp: boolean; by: string } | undefined;
  /** Its source; for a change at an app. */
  source?: string | undefined;
  /** The former text; only for our own corrections. */
  was?: string | undefined;
  /** The review of the app, or the corrected entry; absent where there is none. */
  page?: Route | undefined;
};

type ChangeLogProps = { changes: readonly ListedChange[] };

/** Changes at apps by month, in the order given. */
export function ChangeLog({ changes }: ChangeLogProps) {
  if (changes.length === 0)
    return <p>No changes yet. Price and policy changes will be listed here with their sources.</p>;
  const months = [...new Set(changes.map(({ date }) => date.slice(0, 7)))];
  return months.map((month) => (
    <ChangeSection
      key={month}
      id={`month-${month}`}
      heading={formatMonth(month)}
      changes={changes.filter(({ date }) => date.startsWith(month))}
    />
  ));
}

/** Our own corrections, in the order given; nothing where there is none. */
export function Corrections({ corrections }: { corrections: readonly ListedChange[] }) {
  if (corrections.length === 0) return null;
  return <ChangeSection id="corrections" heading="Our corrections" changes={corrections} />;
}

function ChangeSection({ id, heading, changes }: ChangeLogProps & { id: string; heading: string }) {
  return (
    <section className={`grid ${styles.changeLogMonth}`} aria-labelledby={id}>
      <h2 className="text-xl" id={id}>
        {heading}
      </h2>
      <ul className="ruled relative">
        {changes.map((change) => (
          <Change key={change.anchor} {...change} />
        ))}
      </ul>
    </section>
  );
}

function Change({ anchor, name, icon, move, date, what, source, was, page }: ListedChange) {
  return (
    <li className={styles.change} id={anchor}>
      <time className={`text-sm faint ${styles.changeDay}`} dateTime={date}>
        {formatDate(date)}
      </time>
      <div className={`stack-1 ${styles.changeText}`}>
        <p className="row-2 bold">
          {source !== undefined && <AppMark name={name} icon={icon} size={24} />}
          {page ? (
            <a href={page}>
              {name}
              {source !== undefined && <span className="visually-hidden"> review</span>}
            </a>
          ) : (
            name
          )}
          {move && (
            <span className={`text-sm ${move.isUp ? "error" : "fact"}`}>
              <span aria-hidden="true">{move.isUp ? "▲" : "▼"}</span> {move.isUp ? "up" : "down"} {move.by}
            </span>
          )}
        </p>
        <p className="measure">
          {what} {source !== undefined && <SourceLine source={source} />}
        </p>
        {was !== undefined && <p className="text-sm soft measure">Previously: {was}</p>}
      </div>
    </li>
  );
}
