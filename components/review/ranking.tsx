import type { ComponentProps, CSSProperties } from "react";
import { buttonClick, eventAttribute } from "@/lib/offers/events";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { attribute } from "../client/contract";
import { FeedLink } from "../listing/feed-link";
import { buttonClass } from "../ui/button-style";
import { RankedCard, type RankedCardData } from "./ranked-card";
import styles from "./ranking.module.css";

type RankingProps = ComponentProps<typeof FeedLink> & { reviews: readonly RankedCardData[]; disclosure: string };

const allId = "all-reviews";
const loadMore = "Load More Reviews";

/**
 * The ranked reviews. All are in the HTML, so that they work without script, and crawlers and print have them; those after the
 * first three open on demand (components/client/load-more.ts); without script, the link below shows all.
 */
export function Ranking({ feed, reviews, disclosure }: RankingProps) {
  return (
    <div className="relative">
      <div className="row-3 text-sm">
        <a href={routes.find()}>Narrow it down in Find</a>
        <FeedLink feed={feed} />
      </div>
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
          <a
            className={buttonClass({ variant: "outline", size: "lg" })}
            href={`#${allId}`}
            {...attribute("loadMore", limits.reviewsStep)}
            {...eventAttribute(buttonClick(loadMore))}
            {...attribute("replay")}
          >
            {loadMore}
          </a>
        </p>
      )}
    </div>
  );
}
