import { routes } from "@/lib/util/routes";
import { EntrySection } from "../ui/entry-section";
import { Picture } from "../ui/picture";
import styles from "./review.module.css";
import { Score, type ScoreData } from "./score";

export type ReviewLink = {
  slug: string;
  title: string;
  coverImage: string;
  coverAlt: string;
  /** Absent without a test of the app. */
  score?: ScoreData | undefined;
};

type RelatedReviewsProps = { reviews: readonly ReviewLink[] };

/** Other reviews of the same category, each with cover and stars. */
export function RelatedReviews({ reviews }: RelatedReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <EntrySection id="related-reviews" heading="Related reviews" className="stack-4 under-head">
      <ul className={`stack-5 ${styles.relatedReviewsList}`}>
        {reviews.map(({ slug, title, coverImage, coverAlt, score }) => (
          <li className="stack-3 stretched" key={slug}>
            <Picture className="cover" src={coverImage} alt={coverAlt} width={1200} height={675} sizes="8rem" />
            <h3 className="card-title text-lg">
              <a href={routes.review(slug)}>{title}</a>
            </h3>
            {score ? <Score score={score} /> : <p className="text-sm soft">Not reviewed yet</p>}
          </li>
        ))}
      </ul>
    </EntrySection>
  );
}
