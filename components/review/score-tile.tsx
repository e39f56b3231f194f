import type { CSSProperties } from "react";
import { darkFrom } from "@/lib/apps/scoring/score-words";
import { formatScore } from "@/lib/util/number";
import { classNames } from "../ui/class-names";

type ScoreTileProps = {
  total: number;
  /** The points that can be reached. */
  of: number;
  /** Whether nothing else near it says what it is of. */
  isAlone?: boolean;
};

/** The points of an app on a tile, the deeper in colour the more they are. */
export function ScoreTile({ total, of, isAlone = false }: ScoreTileProps) {
  const share = total / of;
  const style = { "--score-share": share.toFixed(3) } as CSSProperties;
  return (
    <span className={classNames("score-tile", share >= darkFrom && "score-tile-dark")} style={style}>
      {formatScore(total)}
      <span className={isAlone ? "score-tile-of" : "visually-hidden"}> of {of}</span>
    </span>
  );
}
