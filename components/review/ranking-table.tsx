import type { EarnedLabel } from "@/lib/apps/scoring/labels";
import { formatScore } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { SampleTag } from "../ui/sample-tag";
import { StatusTag } from "../ui/status-tag";
import styles from "./ranking.module.css";
import type { ScoreData } from "./score";

/** A ranked app in the order at a glance. */
export type RankingTableRow = {
  /** From 1. */
  rank: number;
  /** The slug of the review. */
  slug: string;
  product: string;
  score: ScoreData;
  /** What twelve months cost in the cheapest way; absent where nobody knows. */
  year?: string | undefined;
  /** Whether the app exists on this site only. */
  isInvented: boolean;
  label: EarnedLabel;
};

type RankingTableProps = {
  rows: readonly RankingTableRow[];
  /** Reviews of apps that nobody has tested. */
  untested: readonly { slug: string; product: string }[];
};

/** The whole order in one table: place, app, why it is there, score, and what a year costs. */
export function RankingTable({ rows, untested }: RankingTableProps) {
  // Where all scores are samples, the strip of the page says so once.
  const isMixed = rows.some(({ score }) => !score.isSample);
  return (
    <div className={`stack-3 ${styles.rankingTableOuter}`}>
      {rows.length > 0 && (
        <table className={`figures ${styles.rankingTable}`}>
          <caption className={styles.rankingTableCaption}>Ranking at a glance</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Rank</span>
                <span aria-hidden="true">#</span>
              </th>
              <th scope="col">App</th>
              <th scope="col">Points</th>
              <th scope="col">A year</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.slug} row={{ ...row, isMixed }} />
            ))}
          </tbody>
        </table>
      )}
      {untested.length > 0 && (
        <p className="text-sm">
          <StatusTag>Research only</StatusTag> Not tested, so not ranked:{" "}
          {untested.map(({ slug, product }, index) => (
            <span key={slug}>
              {index > 0 && ", "}
              <a href={routes.review(slug)}>{product}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Row({
  row: { rank, slug, product, score, year, isInvented, label, isMixed },
}: {
  row: RankingTableRow & { isMixed: boolean };
}) {
  return (
    <tr>
      <td className={`display ${styles.rankingTableRank}`}>{rank}</td>
      <th className={styles.rankingTableApp} scope="row">
        <a href={routes.review(slug)}>{product}</a>
        {isInvented && (
          <>
            {" "}
            <SampleTag of="app" />
          </>
        )}
        <span className={styles.rankingTableWhy}>
          <span className="fact">{label.label}</span>
          {label.reason && <span className={styles.rankingTableReason}> {label.reason}</span>}
        </span>
      </th>
      <td className={styles.rankingTableScore}>
        <span className={styles.rankingTablePoints}>
          {formatScore(score.total)} <span className={styles.rankingTableOf}>/ {score.of}</span>
        </span>
        <span className={styles.rankingTableStars}>
          {formatScore(score.stars)} <span aria-hidden="true">★</span>
          <span className="visually-hidden"> stars</span>
        </span>
        {isMixed && score.isSample && <SampleTag of="score" />}
      </td>
      <td className={styles.rankingTableYear}>
        {year ? (
          <>
            <a href={routes.plans(slug)} aria-label={`${year}: what ${product} costs`}>
              {year}
            </a>
            <span className={styles.rankingTableUnit}> a year</span>
          </>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">not known</span>
          </>
        )}
      </td>
    </tr>
  );
}
