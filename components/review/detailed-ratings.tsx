import { ratingLabels } from "@/lib/apps/scoring/describe-score";
import type { DetailedRating } from "@/lib/content/entry-types";
import { limits } from "@/lib/util/limits";
import { Meter } from "../ui/meter";

type DetailedRatingsProps = { ratings: readonly DetailedRating[] };

/** Detailed ratings as bars. Renders nothing without any. */
export function DetailedRatings({ ratings }: DetailedRatingsProps) {
  if (ratings.length === 0) return null;
  return (
    <section className="stack-4" aria-labelledby="detailed-ratings">
      <h3 className="small-heading" id="detailed-ratings">
        Detailed Ratings
      </h3>
      <div className="halves">
        {ratings.map(({ key, value }) => (
          <Meter key={key} label={ratingLabels[key]} value={value} max={limits.starScale} />
        ))}
      </div>
    </section>
  );
}
