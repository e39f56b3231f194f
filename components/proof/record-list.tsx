import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import styles from "./proof.module.css";

type ListedRecord = {
  /** Also its anchor on the page. */
  id: string;
  title: ReactNode;
  /** How it came out, in a word or two. `good` and `bad` have a sign as well, so that colour is not needed. */
  state?: { tone: "good" | "bad" | "open"; text: string } | undefined;
  fields: readonly { label: string; value: ReactNode }[];
};

type RecordListProps = {
  records: readonly ListedRecord[];
  /** Of the titles. */
  level?: 2 | 3;
};

/** Records with the same few fields: in columns on a wide screen, one below the other on a small one. */
export function RecordList({ records, level = 3 }: RecordListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={`ruled ${styles.recordList}`}>
      {records.map(({ id, title, state, fields }) => (
        <li className={styles.record} key={id} id={id}>
          <Heading className={`bold wrap ${styles.recordTitle}`}>{title}</Heading>
          {state && (
            <p className={`text-sm bold soft ${styles.recordState}`} data-tone={state.tone}>
              {state.tone !== "open" && <Icon name={state.tone === "good" ? "check" : "cross"} size={16} />}
              {state.text}
            </p>
          )}
          <dl className={`stack-2 text-sm snug ${styles.recordFields}`}>
            {fields.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A part of a page of proof. */
export function ProofSection({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={`stack-4 ${styles.recordSection}`} aria-labelledby={id}>
      <h2 className="text-xl" id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** The column of a page of proof. */
export function ProofColumn({ children }: { children: ReactNode }) {
  return <div className={`container stack ${styles.recordColumn}`}>{children}</div>;
}
