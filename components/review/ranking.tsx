import type { CSSProperties } from "react";
import { limits } from "@/lib/util/limits";
import { attribute } from "../client/contract";
import { LoadMore } from "./load-more";
import { RankedCard, type RankedCardData } from "./ranked-card";
import styles from "./ranking.module.css";

type RankingProps = { reviews: readonly RankedCardData[]; disclosure: string };

const allId = "all-reviews";

/**
 * The ranked reviews. All are in the HTML, so that they work without script, and crawlers and print have them; those after the
 * first three open on demand.
 */
export function Ranking({ reviews, disclosure }: RankingProps) {
  return (
    <div className="relative">
      <span className={styles.rankingTarget} id={allId} />
      <ol className={`stack ${styles.rankingList}`} {...attribute("ranking")}>
        {reviews.map((review, index) => (
          <li
            className={styles.rankingItem}
            key={review.slug}
            {...(index >= limits.reviewsInitial && attribute("later"))}
            style={{ "--index": index } as CSSProperties}
          >
            <RankedCard review={review} placement={`ranked-${index + 1}`} disclosure={disclosure} />
          </li>
        ))}
      </ol>
      {reviews.length > limits.reviewsInitial && (
        <p className={styles.rankingMore}>
          <LoadMore href={`#${allId}`} step={limits.reviewsStep} />
        </p>
      )}
    </div>
  );
}
