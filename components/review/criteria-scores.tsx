import type { Points } from "@/lib/content/scoring/score";
import styles from "./review.module.css";
import { ScoreTile } from "./score-tile";

/** The points for each criterion of the method, a tile each, and their sum. */
export function CriteriaScores({ points: { criteria, total, of } }: { points: Points }) {
  return (
    <ul className={`snug wrap ${styles.criteriaScores}`} aria-label="Score breakdown">
      {[...criteria, { id: "total", title: "Total", points: total, of }].map((one) => (
        <li className={one.id === "total" ? "bold" : undefined} key={one.id}>
          <ScoreTile total={one.points} of={one.of} isAlone /> {one.title}
        </li>
      ))}
    </ul>
  );
}
