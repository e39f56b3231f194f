import type { Points } from "@/lib/content/scoring/points";
import { formatScore } from "@/lib/util/number";
import styles from "./criteria-scores.module.css";

type CriteriaScoresProps = { points: Points };

/** The points for each criterion of the method, as bars that can be compared and as figures, and their sum. */
export function CriteriaScores({ points }: CriteriaScoresProps) {
  return (
    <div>
      <ul className={styles.bars}>
        {points.criteria.map(({ id, title, points: given, of }) => (
          <li className={styles.row} key={id}>
            <span className={styles.label}>{title}</span>
            <span className={styles.figure}>
              {formatScore(given)} <span className={styles.of}>of {of}</span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${(given / of) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <strong>Points in all</strong>
        <strong>
          {formatScore(points.total)} of {points.of}
        </strong>
      </p>
    </div>
  );
}
