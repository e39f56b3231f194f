import { formatDate } from "@/lib/format/date";
import styles from "./correction-list.module.css";

type ShownCorrection = {
  /** Its anchor on the page. */
  id: string;
  /** Day on which it was put right, as `2025-06-28`. */
  date: string;
  what: string;
  was: string;
};

type CorrectionListProps = { corrections: readonly ShownCorrection[] };

/** What was wrong in an entry and has been put right, in the order given; nothing where nothing was. */
export function CorrectionList({ corrections }: CorrectionListProps) {
  if (corrections.length === 0) return null;
  return (
    <section className={styles.corrections} aria-labelledby="entry-corrections">
      <h2 className={styles.heading} id="entry-corrections">
        Corrections
      </h2>
      <ul className={styles.list}>
        {corrections.map(({ id, date, what, was }) => (
          <li className={styles.correction} id={id} key={id}>
            <time className={styles.day} dateTime={date}>
              {formatDate(date)}
            </time>
            <p>{what}</p>
            <p className={styles.was}>It said before: {was}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
