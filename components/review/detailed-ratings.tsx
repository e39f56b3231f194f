import { ratingLabels } from "@/lib/apps/scoring/rating-labels";
import type { DetailedRating } from "@/lib/content/entry-types";
import { limits } from "@/lib/util/limits";
import { ScoreBar } from "../ui/score-bar";
import { StatusTag } from "../ui/status-tag";
import styles from "./detailed-ratings.module.css";

type DetailedRatingsProps = {
  ratings: readonly DetailedRating[];
  /** Whether nobody has measured them. */
  isSample?: boolean | undefined;
};

/** Detailed ratings as bars. Renders nothing without any. */
export function DetailedRatings({ ratings, isSample }: DetailedRatingsProps) {
  if (ratings.length === 0) return null;
  return (
    <section className={styles.ratings} aria-labelledby="detailed-ratings">
      <div className={styles.head}>
        <h2 className={styles.heading} id="detailed-ratings">
          Detailed Ratings
        </h2>
        {isSample && <StatusTag>Sample score</StatusTag>}
      </div>
      <div className={styles.rows}>
        {ratings.map(({ key, value }) => (
          <ScoreBar key={key} label={ratingLabels[key]} value={value} scale={limits.starScale} />
        ))}
      </div>
    </section>
  );
}
