import { routes } from "@/lib/util/routes";
import { classNames } from "../ui/class-names";
import { Picture } from "../ui/picture";
import styles from "./related-reviews.module.css";
import { Score, type ScoreData } from "./score";

export type ReviewCardData = {
  slug: string;
  title: string;
  coverImage: string;
  coverAlt: string;
  /** Absent without a test of the app. */
  score?: ScoreData | undefined;
  /** Whether the review came with the starter. */
  isSample?: boolean | undefined;
};

type RelatedReviewsProps = { reviews: readonly ReviewCardData[] };

/** Other reviews of the same category. */
export function RelatedReviews({ reviews }: RelatedReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-reviews">
      <h2 id="related-reviews">Related reviews</h2>
      <ul className={styles.grid}>
        {reviews.map((review) => (
          <li key={review.slug}>
            <article className={classNames("stretched", styles.card)}>
              <Picture
                className="cover"
                src={review.coverImage}
                alt={review.coverAlt}
                width={1200}
                height={675}
                sizes="(min-width: 48rem) 380px, 92vw"
              />
              <h3 className={classNames("card-title", styles.title)}>
                <a href={routes.review(review.slug)}>{review.title}</a>
              </h3>
              <Score score={review.score} isSample={review.isSample} />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
