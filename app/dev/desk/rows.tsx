import styles from "./desk.module.css";

type RowsProps = {
  heading: string /** Shown where there are none. */;
  none: string;
  rows: readonly (readonly [string, string])[];
};

/** A part of the drawer: what, and what of it. */
export function Rows({ heading, none, rows }: RowsProps) {
  return (
    <details className={styles.part} open={rows.length > 0 && rows.length < 12}>
      <summary>
        {heading} <span className={styles.count}>{rows.length}</span>
      </summary>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {rows.map(([what, of]) => (
            <li key={`${what} ${of}`}>
              {what && <code>{what}</code>} {of}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
