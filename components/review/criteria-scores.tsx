import type { Points } from "@/lib/content/scoring/score";
import styles from "./review.module.css";
import { ScoreTile } from "./score-tile";

/** The points for each criterion of the method, a tile each. */
export function CriteriaScores({ criteria }: Pick<Points, "criteria">) {
  return (
    <ul className={`text-sm snug wrap ${styles.criteriaScores}`} aria-label="Score breakdown">
      {criteria.map(({ id, title, points, of }) => (
        <li className="labelled" key={id}>
          <ScoreTile total={points} of={of} isAlone /> {title}
        </li>
      ))}
    </ul>
  );
}
