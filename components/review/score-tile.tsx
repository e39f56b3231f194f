import { formatScore } from "@/lib/util/number";
import { classNames } from "../ui/class-names";

type ScoreTileProps = {
  points: number;
  /** The points that can be reached. */
  of: number;
  /** Whether nothing else near it says what it is of. */
  isAlone?: boolean;
};

/** The points of an app on a tile, the deeper in colour the more they are. */
export function ScoreTile({ points, of, isAlone = false }: ScoreTileProps) {
  const share = points / of;
  const depth = share >= 0.9 ? "score-tile-high" : share >= 0.8 ? "score-tile-middle" : undefined;
  return (
    <span className={classNames("score-tile", depth)}>
      {formatScore(points)}
      <span className={isAlone ? "score-tile-of" : "visually-hidden"}> of {of}</span>
    </span>
  );
}
