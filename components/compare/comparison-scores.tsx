import type { CSSProperties } from "react";
import type { ComparedCell, ComparedGroup } from "@/lib/apps/comparison-rows";
import { upperFirst } from "@/lib/util/title";
import { ScoreTile } from "../review/score-tile";
import { AppMark } from "../ui/app-mark";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button-link";
import { InventedMark } from "../ui/invented-mark";
import { Picture } from "../ui/picture";
import styles from "./compare.module.css";
import type { ComparisonColumn } from "./comparison-table";

type ComparisonScoresProps = {
  apps: readonly ComparisonColumn[];
  /** Absent where nobody has tested or rated any of the apps. */
  scores?: ComparedGroup | undefined;
};

/**
 * The scores of each app as tiles, what a year costs, its review, and who pays us: a row for each app. On a small screen
 * rows and columns change places, and two apps are beside each other.
 */
export function ComparisonScores({ apps, scores }: ComparisonScoresProps) {
  const rows = scores?.rows ?? [];
  // The name, each score, the price and the review.
  const style = { "--comparison-scores-rows": rows.length + 3 } as CSSProperties;
  return (
    <table className={styles.comparisonScores} style={style} aria-label="Scores">
      <thead>
        <tr>
          <td />
          {rows.map(({ id, label }) => (
            <th key={id} className="text-xs regular soft" scope="col">
              {label}
            </th>
          ))}
          <th className="text-xs regular soft" scope="col">
            Price
          </th>
          <th className="text-xs regular soft" scope="col">
            In full
          </th>
        </tr>
      </thead>
      <tbody>
        {apps.map(({ slug, name, icon, cover, isInvented, year, review, paysUs }, index) => (
          <tr key={slug} data-column={index + 1}>
            <th scope="row">
              <span className={`bold ${styles.comparisonScoresName}`}>
                {cover ? (
                  <Picture
                    className="cover"
                    src={cover}
                    alt=""
                    width={1200}
                    height={675}
                    sizes="(min-width: 80rem) 144px, 30vw"
                  />
                ) : (
                  <AppMark name={name} icon={icon} size={40} />
                )}
                <span>
                  {name}
                  {isInvented && <InventedMark />} {paysUs && <Badge variant="money">Pays us</Badge>}
                </span>
              </span>
            </th>
            {rows.map(({ id, label, cells }) => (
              <td key={id}>
                <span className={`visually-hidden ${styles.comparisonTableAppName}`}>{label}: </span>
                <Score cell={cells[index]} />
              </td>
            ))}
            <td className="text-sm bold numbers">{year ?? <span className="soft regular">Not known</span>}</td>
            <td>
              {review ? (
                <ButtonLink href={review} variant="outline" size="sm">
                  <span>
                    <span className="visually-hidden">{name} </span>Review
                  </span>
                </ButtonLink>
              ) : (
                <span className="text-sm">No review yet</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Points on a tile, stars in words, and what nobody has scored. */
function Score({ cell }: { cell: ComparedCell | undefined }) {
  if (!cell) return null;
  const { tone, text, points } = cell;
  if (points) return <ScoreTile {...points} />;
  return (
    <span className={tone === "unknown" ? "text-xs soft" : "text-sm bold starred numbers"}>{upperFirst(text)}</span>
  );
}
