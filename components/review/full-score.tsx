import { formatScore } from "@/lib/util/number";
import { attribute } from "../client/contract";
import { Stars } from "../ui/stars";
import { StatusTag } from "../ui/status-tag";
import styles from "./full-score.module.css";
import type { ShownScore } from "./score-line";

type FullScoreProps = {
  /** Absent without a test of the app. */
  score?: ShownScore | undefined;
};

/** The stars of a review and the points that they rest on; without a test, that it is research only. */
export function FullScore({ score }: FullScoreProps) {
  if (!score)
    return (
      <p className={styles.score} {...attribute("score")}>
        <StatusTag>Research only</StatusTag>
        <span className={styles.points}>We have not tested this app.</span>
      </p>
    );
  return (
    <p className={styles.score} {...attribute("score")}>
      <Stars rating={score.stars} />
      <span className={styles.points}>
        <strong>{formatScore(score.total)}</strong> of {score.of} points
      </span>
      {score.isSample && <StatusTag>Sample score</StatusTag>}
    </p>
  );
}
