import type { SafeHtml } from "@/lib/text/body-types";
import { RichText } from "../ui/rich-text";
import styles from "./review.module.css";
import type { ScoreData } from "./score";
import { ScoreTile } from "./score-tile";

type VerdictBoxProps = {
  verdictHtml: SafeHtml;
  /** The price range: "$7.99 to $24.99 a month". */
  price?: string | undefined;
  /** The points of the app, on screens on which the card with them is below; absent without a test. */
  score?: ScoreData | undefined;
};

/** The whole verdict, with what the app costs where somebody knows. */
export function VerdictBox({ verdictHtml, price, score }: VerdictBoxProps) {
  return (
    <section className={`stack-2 ${styles.verdictBox}`} aria-labelledby="verdict">
      <div className="between">
        <h2 className={`small-heading ${styles.verdictBoxHeading}`} id="verdict">
          Verdict
        </h2>
        {score && (
          <div className={styles.verdictBoxScore}>
            <ScoreTile {...score} isAlone />
          </div>
        )}
      </div>
      <RichText className={`text-lg ${styles.verdictBoxText}`} html={verdictHtml} />
      {price && (
        <p className="text-sm snug">
          <span className="soft">Price:</span> {price}
        </p>
      )}
    </section>
  );
}
