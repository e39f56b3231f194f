import { routes } from "@/lib/util/routes";
import { Picture } from "../ui/picture";
import styles from "./related-reviews.module.css";
import { ScoreLine, type ShownScore } from "./score-line";

export type ReviewCardData = {
  slug: string;
  title: string;
  coverImage: string;
  coverAlt: string;
  /** Absent without a test of the app. */
  score?: ShownScore | undefined;
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
            <article className={styles.card}>
              <Picture
                className={styles.cover}
                src={review.coverImage}
                alt={review.coverAlt}
                width={1200}
                height={675}
                sizes="(min-width: 48rem) 380px, 92vw"
              />
              <h3 className={styles.title}>
                <a href={routes.review(review.slug)}>{review.title}</a>
              </h3>
              <ScoreLine score={review.score} isSample={review.isSample} />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
