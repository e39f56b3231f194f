import { formatScore } from "@/lib/util/number";
import styles from "./score-bar.module.css";

type ScoreBarProps = {
  label: string;
  value: number;
  /** Value of a full bar: 5 for ratings, 10 for scores. */
  scale: 5 | 10;
};

/** A value as a bar and as a number. */
export function ScoreBar({ label, value, scale }: ScoreBarProps) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>
        {formatScore(value)}
        <span className={styles.scale}>/{scale}</span>
      </span>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${(value / scale) * 100}%` }} />
      </div>
    </div>
  );
}
