import styles from "./desk.module.css";

type RowsProps = {
  heading: string;
  /** Shown where there are none. */
  none: string;
  rows: readonly (readonly [string, string])[];
};

/** A part of the drawer: what, and what of it. */
export function Rows({ heading, none, rows }: RowsProps) {
  if (rows.length === 0) return <p className={`${styles.count} ${styles.none}`}>{none}</p>;
  return (
    <details className={styles.part} open={rows.length < 12}>
      <summary>
        {heading} <span className={styles.count}>{rows.length}</span>
      </summary>
      <ul className={styles.rows}>
        {rows.map(([what, of]) => (
          <li key={`${what} ${of}`} className={styles.row}>
            {what && <span className={styles.what}>{what}</span>}
            <span className={styles.of}>{of}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
