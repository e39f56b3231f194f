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

type ReviewLinksProps = { heading: string; reviews: readonly ReviewLink[] };

/** Some reviews, each with cover and stars; nothing where there are none. */
export function ReviewLinks({ heading, reviews }: ReviewLinksProps) {
  if (reviews.length === 0) return null;
  return (
    <EntrySection id="more-reviews" heading={heading} className="stack-4 under-head">
      <ul className={`stack-5 ${styles.reviewLinks}`}>
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
