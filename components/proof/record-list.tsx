import type { ReactNode } from "react";
import styles from "./proof.module.css";

type ListedRecord = {
  /** Also its anchor on the page. */
  id: string;
  title: ReactNode;
  fields: readonly { label: string; value: string }[];
};

/** Records with the same few fields: in columns on a wide screen, one below the other on a small one. */
export function RecordList({ records }: { records: readonly ListedRecord[] }) {
  return (
    <ul className="ruled">
      {records.map(({ id, title, fields }) => (
        <li className={styles.record} key={id} id={id}>
          <h3 className={`bold wrap ${styles.recordTitle}`}>{title}</h3>
          <dl className="stack-2 text-sm snug">
            {fields.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-xs faint">{label}</dt>
                <dd className="wrap">{value}</dd>
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
