import type { Fact } from "@/lib/apps/product-facts";
import type { EarnedLabel } from "@/lib/apps/scoring/labels";
import { routes } from "@/lib/util/routes";
import { AppMark } from "../ui/app-mark";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { InventedMark } from "../ui/invented-mark";
import { signOf } from "./answer-text";
import styles from "./ranking-table.module.css";
import type { ScoreData } from "./score";
import { ScoreTile } from "./score-tile";

/** A ranked app in the order at a glance. */
export type RankingTableRow = {
  /** From 1. */
  rank: number;
  /** The slug of the review. */
  slug: string;
  product: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  score: ScoreData;
  /** What one month, and what twelve months cost in the cheapest way; absent where nobody knows. */
  month?: string | undefined;
  year?: string | undefined;
  /** Whether it is marked as one that exists on this site only. */
  isInvented: boolean;
  label: EarnedLabel;
  /** Answers to the same questions in each row. */
  answers: readonly Answer[];
};

type Answer = Pick<Fact, "id" | "label" | "short" | "tone" | "isBetter" | "text">;

type RankingTableProps = {
  rows: readonly RankingTableRow[];
  /** The slugs of the reviews whose app pays us. Without it, the column is not there. */
  paying?: ReadonlySet<string>;
};

/** Where it moves sideways, the arrow keys have to reach what is out of sight (WCAG 2.2, 2.1.1). */
const scrollable = { tabIndex: 0 };

/** The whole order in one table: place, app, points, prices, the answers that decide, and who pays us. */
export function RankingTable({ rows, paying }: RankingTableProps) {
  const [first] = rows;
  return (
    <div className="stack-3">
      {first && (
        <section className={styles.rankingTableOuter} aria-labelledby="ranking-at-a-glance" {...scrollable}>
          <table className={`figures ${styles.rankingTable}`}>
            <caption className={styles.rankingTableCaption} id="ranking-at-a-glance">
              Ranking at a glance
            </caption>
            <thead>
              <tr>
                <th scope="col">App</th>
                <th scope="col">Points of {first.score.of}</th>
                <th scope="col">A year</th>
                {first.answers.map((answer) => (
                  <AnswerHead key={answer.id} answer={answer} />
                ))}
                <th scope="col">A month</th>
                {paying && (
                  <th className={styles.rankingTablePays} scope="col">
                    Pays us
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.slug} row={row} pays={paying?.has(row.slug)} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

/** The words of a column are a few for the eye, and the whole question's for the ear. */
function AnswerHead({ answer: { label, short } }: { answer: Answer }) {
  return (
    <th className={styles.rankingTableAnswer} scope="col">
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{label}</span>
    </th>
  );
}

function Row({ row, pays }: { row: RankingTableRow; pays: boolean | undefined }) {
  const { rank, slug, product, icon, score, month, year, isInvented, label, answers } = row;
  return (
    <tr>
      <th className={styles.rankingTableApp} scope="row">
        <span className={styles.rankingTableName}>
          <span className={`bold ${styles.rankingTableRank}`}>{rank}</span>
          <span className={styles.rankingTableMark}>
            <AppMark name={product} icon={icon} size={40} />
          </span>
          <span>
            <a className={styles.rankingTableLink} href={routes.review(slug)}>
              {product}
            </a>{" "}
            {isInvented && <InventedMark />}
            <span className={styles.rankingTableLabel} title={label.reason}>
              {label.label}
            </span>
          </span>
        </span>
      </th>
      <td>
        <ScoreTile points={score.total} of={score.of} />
      </td>
      <td>
        {year ? (
          <a
            className={styles.rankingTableLink}
            href={routes.plans(slug)}
            aria-label={`${year}: what ${product} costs`}
          >
            {year}
          </a>
        ) : (
          <NotKnown />
        )}
      </td>
      {answers.map((answer) => (
        <td key={answer.id} className={styles.rankingTableAnswer}>
          <AnswerSign answer={answer} />
        </td>
      ))}
      <td>{month ?? <NotKnown />}</td>
      {pays !== undefined && <td className={styles.rankingTablePays}>{pays ? "Yes" : "No"}</td>}
    </tr>
  );
}

/** An answer as a sign: its shape and colour say whether it is good for the reader, its words what it is. */
function AnswerSign({ answer: { tone, isBetter, text } }: { answer: Answer }) {
  const sign = signOf(tone, isBetter);
  const value = tone === "partly" ? styles.rankingTablePartly : toneClass(isBetter);
  const words = text.charAt(0).toUpperCase() + text.slice(1);
  return (
    <span className={classNames(styles.rankingTableSign, value)} title={words}>
      {sign ? <Icon name={sign} size={18} /> : <span aria-hidden="true">?</span>}
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

const toneClass = (isBetter: boolean | undefined) =>
  isBetter === undefined ? undefined : isBetter ? styles.rankingTableGood : styles.rankingTableBad;

function NotKnown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not known</span>
    </>
  );
}
