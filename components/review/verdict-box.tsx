import type { SafeHtml } from "@/lib/text/safe-html";
import { RichText } from "../ui/rich-text";
import { ProsCons } from "./pros-cons";
import styles from "./verdict-box.module.css";

type VerdictBoxProps = {
  verdictHtml: SafeHtml;
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
        <RichText className={styles.text} html={verdictHtml} />
        {price && (
          <p className={styles.price}>
            <strong>Price:</strong> {price}
          </p>
        )}
      </div>
      <div className={styles.lists}>
        <ProsCons kind="pros" items={pros} />
        <ProsCons kind="cons" items={cons} />
      </div>
    </section>
  );
}
