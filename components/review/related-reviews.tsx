import { routes } from "@/lib/util/routes";
import { SampleTag } from "../ui/sample-tag";
import styles from "./review.module.css";

export type ReviewLink = {
  slug: string;
  title: string;
  /** Whether the app exists on this site only. */
  isInvented: boolean;
};

type RelatedReviewsProps = { reviews: readonly ReviewLink[] };

/** Other reviews of the same category. */
export function RelatedReviews({ reviews }: RelatedReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section className={`stack-3 ${styles.relatedReviews}`} aria-labelledby="related-reviews">
      <h2 className="text-xl" id="related-reviews">
        Related reviews
      </h2>
      <ul className={`ruled text-sm ${styles.relatedReviewsList}`}>
        {reviews.map(({ slug, title, isInvented }) => (
          <li key={slug}>
            <a className="tall-link" href={routes.review(slug)}>
              {title}
            </a>{" "}
            {isInvented && <SampleTag of="app" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
