import { attribute } from "../client/contract";
import { Stars } from "../ui/stars";
import { StatusTag } from "../ui/status-tag";
import styles from "./score-line.module.css";

/** A score as cards and tables show it. */
export type ShownScore = {
  /** 0 to 5. */
  stars: number;
  /** Points of the test, and the most that it gives. */
  total: number;
  of: number;
  isSample: boolean;
};

type ScoreLineProps = {
  /** Absent without a test of the app. */
  score?: ShownScore | undefined;
  /** Whether the review came with the starter. */
  isSample?: boolean | undefined;
};

/** The stars of a review, marked where they are a sample; without a test, that it is research only. */
export function ScoreLine({ score, isSample }: ScoreLineProps) {
  return (
    <span className={styles.score} {...attribute("score")}>
      {score ? <Score {...score} /> : <StatusTag>Research only</StatusTag>}
      {isSample && !score?.isSample && <StatusTag>Sample review</StatusTag>}
    </span>
  );
}

function Score({ stars, isSample }: ShownScore) {
  return (
    <>
      <Stars rating={stars} />
      {isSample && <StatusTag>Sample score</StatusTag>}
    </>
  );
}
