import { routes } from "@/lib/util/routes";
import styles from "./related-reviews.module.css";
import { Score, type ScoreData } from "./score";

export type ReviewCardData = {
  slug: string;
  title: string;
  /** Absent without a test of the app. */
  score?: ScoreData | undefined;
  /** Whether the app exists on this site only. */
  isInvented: boolean;
};

type RelatedReviewsProps = { reviews: readonly ReviewCardData[] };

/** Other reviews of the same category. */
export function RelatedReviews({ reviews }: RelatedReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-reviews">
      <h2 id="related-reviews">Related reviews</h2>
      <ul className={styles.list}>
        {reviews.map(({ slug, title, score, isInvented }) => (
          <li key={slug}>
            <a className="tall-link" href={routes.review(slug)}>
              {title}
            </a>
            <Score score={score} isInvented={isInvented} />
          </li>
        ))}
      </ul>
    </section>
  );
}
