import { attribute } from "../client/contract";
import { Stars } from "../ui/stars";

export type ScoreData = {
  /** 0 to 5. */
  stars: number;
  /** Points of the test, and the most that it gives. */
  total: number;
  of: number;
};

/** The stars of a review; nothing without a test of the app. */
export function Score({ score }: { score?: ScoreData | undefined }) {
  if (!score) return null;
  return (
    <div {...attribute("score")}>
      <Stars rating={score.stars} />
    </div>
  );
}
