import { ratingLabels } from "@/lib/apps/scoring/score-words";
import type { DetailedRating } from "@/lib/content/entry-types";
import { limits } from "@/lib/util/limits";
import { EntrySection } from "../ui/entry-section";
import { Meter } from "../ui/meter";
import styles from "./review.module.css";

/** Detailed ratings as bars. Renders nothing without any. */
export function DetailedRatings({ ratings }: { ratings: readonly DetailedRating[] }) {
  if (ratings.length === 0) return null;
  return (
    <EntrySection id="detailed-ratings" heading="Detailed Ratings" className="stack-3">
      <div className={`stack-2 text-sm ${styles.detailedRatings}`}>
        {ratings.map(({ key, value }) => (
          <Meter key={key} label={ratingLabels[key]} value={value} max={limits.starScale} />
        ))}
      </div>
      <p className="text-sm soft">
        Stars, up to 5, are our reviewer’s rating; points are added up in <a href="#test-record">the test</a>.
      </p>
    </EntrySection>
  );
}
