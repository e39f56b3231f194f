import { Snippet } from "../ui/snippet";
import { PointList } from "./point-list";
import styles from "./verdict-box.module.css";

type VerdictBoxProps = {
  /** Safe HTML. */
  verdictHtml: string;
  price?: string | undefined;
  pros: readonly string[];
  cons: readonly string[];
};

/** Summary of a review: the whole verdict, all prices in one line, pros and cons. */
export function VerdictBox({ verdictHtml, price, pros, cons }: VerdictBoxProps) {
  return (
    <section className={styles.box} aria-labelledby="verdict">
      <div className={styles.verdict}>
        <h2 className={styles.heading} id="verdict">
          Verdict
        </h2>
        <Snippet className={styles.text} html={verdictHtml} />
        {price && (
          <p className={styles.price}>
            <strong>Price:</strong> {price}
          </p>
        )}
      </div>
      <div className={styles.lists}>
        <PointList kind="pros" items={pros} />
        <PointList kind="cons" items={cons} />
      </div>
    </section>
  );
}
