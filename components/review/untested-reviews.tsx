import { SectionHeading } from "../ui/section-heading";
import { RankedCard, type RankedCardData } from "./ranked-card";
import styles from "./ranking.module.css";

type UntestedReviewsProps = { reviews: readonly RankedCardData[]; disclosure: string };

/** Reviews of apps that nobody has tested, apart from the ranking; nothing where there is none. */
export function UntestedReviews({ reviews, disclosure }: UntestedReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section className={styles.untestedReviews} aria-labelledby="research-only">
      <SectionHeading
        id="research-only"
        title="Research only"
        intro="Apps that we have researched but not tested. They have no score and no rank. Newest first."
      />
      <ul className="stack">
        {reviews.map((review, index) => (
          <li key={review.slug}>
            <RankedCard review={review} placement={`untested-${index + 1}`} disclosure={disclosure} />
          </li>
        ))}
      </ul>
    </section>
  );
}
