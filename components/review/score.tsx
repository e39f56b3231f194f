import { formatScore } from "@/lib/util/number";
import { attribute } from "../client/contract";
import { SampleTag } from "../ui/sample-tag";
import { Stars } from "../ui/stars";

export type ScoreData = {
  /** 0 to 5. */
  stars: number;
  /** Points of the test, and the most that it gives. */
  total: number;
  of: number;
  isSample: boolean;
};

type ScoreProps = {
  /** Absent without a test of the app. */
  score?: ScoreData | undefined;
  /** Whether the review came with the starter. */
  isSample?: boolean | undefined;
  /** Whether the app exists on this site only, which says enough of its score. */
  isInvented?: boolean | undefined;
};

/** The stars of a review, with one mark where the app is invented or the score a sample. */
export function Score({ score, isSample, isInvented }: ScoreProps) {
  return (
    <div className="row-2" {...attribute("score")}>
      {score && <Stars rating={score.stars} />}
      <Mark kind={isInvented ? "app" : score?.isSample ? "score" : isSample ? "review" : undefined} />
    </div>
  );
}

function Mark({ kind }: { kind: "app" | "score" | "review" | undefined }) {
  return kind && <SampleTag of={kind} />;
}

/** The points of a test in words: "46.2 of 50 points". */
export function Points({ total, of }: Pick<ScoreData, "total" | "of">) {
  return (
    <>
      <strong>{formatScore(total)}</strong> of {of} points
    </>
  );
}
