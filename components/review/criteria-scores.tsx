import type { Points } from "@/lib/content/scoring/points";
import { formatScore } from "@/lib/util/number";
import { Meter } from "../ui/meter";

/** The points for each criterion of the method, and their sum. */
export function CriteriaScores({ points }: { points: Points }) {
  return (
    <div className="stack-3">
      <ul className="stack-3">
        {points.criteria.map(({ id, title, points: given, of }) => (
          <li key={id}>
            <Meter label={title} value={given} max={of} layout="row" />
          </li>
        ))}
      </ul>
      <p className="between numbers">
        <strong>Total</strong>
        <strong>
          {formatScore(points.total)} of {points.of}
        </strong>
      </p>
    </div>
  );
}
