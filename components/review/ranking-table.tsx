import { SignLegend } from "./answer-sign";
import { AppMatrix, type AppRow } from "./app-matrix";
import styles from "./app-matrix.module.css";

/** A ranked app in the order at a glance, with the slug of its review. */
export type RankingTableRow = Omit<AppRow, "review">;

type RankingTableProps = {
  rows: readonly RankingTableRow[];
  /** The slugs of the reviews whose app pays us; without it, nothing is said of it. */
  paying?: ReadonlySet<string>;
};

/** The whole order in one table: place, app, who pays us, points, prices and the answers that decide. */
export function RankingTable({ rows, paying }: RankingTableProps) {
  if (rows.length === 0) return null;
  const shown = rows.map((row) => ({ ...row, review: row.slug, paysUs: paying?.has(row.slug) === true }));
  return (
    <div>
      <div className={`row text-xs soft ${styles.appMatrixHead}`}>
        <p className="bold" id="ranking-at-a-glance">
          Ranking at a glance
        </p>
        <SignLegend />
      </div>
      <AppMatrix labelledBy="ranking-at-a-glance" groups={[{ rows: shown }]} />
    </div>
  );
}
