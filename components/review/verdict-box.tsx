import type { SafeHtml } from "@/lib/text/safe-html";
import { RichText } from "../ui/rich-text";
import styles from "./review.module.css";

type VerdictBoxProps = {
  verdictHtml: SafeHtml;
  /** The price range: "$7.99 to $24.99 a month". */
  price?: string | undefined;
};

/** The whole verdict, with what the app costs where somebody knows. */
export function VerdictBox({ verdictHtml, price }: VerdictBoxProps) {
  return (
    <section className={`stack-2 ${styles.verdictBox}`} aria-labelledby="verdict">
      <h2 className={`small-heading ${styles.verdictBoxHeading}`} id="verdict">
        Verdict
      </h2>
      <RichText className={styles.verdictBoxText} html={verdictHtml} />
      {price && (
        <p className="text-sm snug">
          <span className="soft">Price:</span> {price}
        </p>
      )}
    </section>
  );
}
