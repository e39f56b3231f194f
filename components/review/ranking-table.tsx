import type { Fact } from "@/lib/apps/facts";
import { routes } from "@/lib/util/routes";
import { upperFirst } from "@/lib/util/title";
import { AppMark } from "../ui/app-mark";
import { Badge } from "../ui/badge";
import { InventedMark } from "../ui/invented-mark";
import { AnswerSign, SignLegend } from "./answer-sign";
import styles from "./ranking-table.module.css";
import type { ScoreData } from "./score";
import { ScoreTile } from "./score-tile";

/** A ranked app in the order at a glance. */
export type RankingTableRow = {
  /** From 1. */
  rank: number;
  /** The slug of the review. */
  slug: string;
  appName: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** What its rank says of it, on wide screens. */
  label?: string | undefined;
  score: ScoreData;
  /** What one month ("$7.99", "$3.00 or free", "once"), and what twelve months cost in the cheapest way; absent where nobody knows. */
  month?: string | undefined;
  year?: string | undefined;
  /** Whether it is marked as one that exists on this site only. */
  isInvented: boolean;
  /** Answers to the same questions in each row. */
  answers: readonly Answer[];
};

type Answer = Pick<Fact, "id" | "label" | "short" | "tone" | "isBetter" | "text">;

type RankingTableProps = {
  rows: readonly RankingTableRow[];
  /** The slugs of the reviews whose app pays us; without it, nothing is said of it. */
  paying?: ReadonlySet<string>;
};

/** Where it moves sideways, the arrow keys have to reach what is out of sight (WCAG 2.2, 2.1.1). */
const scrollable = { tabIndex: 0 };

/** The whole order in one table: place, app, who pays us, points, prices and the answers that decide. */
export function RankingTable({ rows, paying }: RankingTableProps) {
  const [first] = rows;
  if (!first) return null;
  return (
    <div>
      <div className={`row text-xs soft ${styles.rankingTableHead}`}>
        <p className="bold" id="ranking-at-a-glance">
          Ranking at a glance
        </p>
        <SignLegend />
      </div>
      <section className={styles.rankingTableOuter} aria-labelledby="ranking-at-a-glance" {...scrollable}>
        <table className={`figures ${styles.rankingTable}`} aria-labelledby="ranking-at-a-glance">
          <thead>
            <tr>
              <th scope="col">App</th>
              <th scope="col">Points of {first.score.of}</th>
              <th scope="col">
                A year
                <span className={`note ${styles.rankingTableMonth}`}>a month</span>
              </th>
              {first.answers.map((answer) => (
                <AnswerHead key={answer.id} answer={answer} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.slug} row={row} pays={paying?.has(row.slug) === true} />
            ))}
          </tbody>
        </table>
      </section>
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

function Row({ row, pays }: { row: RankingTableRow; pays: boolean }) {
  const { rank, slug, appName, icon, label, score, month, year, isInvented, answers } = row;
  return (
    <tr>
      <th scope="row">
        <span className={styles.rankingTableName}>
          <span className={`text-lg ${styles.rankingTableRank}`}>{rank}</span>
          <AppMark name={appName} icon={icon} size={40} />
          <span>
            <a className={styles.rankingTableLink} href={routes.review(slug)}>
              {appName}
            </a>{" "}
            {isInvented && <InventedMark />}
            {pays && <Badge variant="money">Pays us</Badge>}
            {label && <span className={`note ${styles.rankingTableLabel}`}>{label}</span>}
          </span>
        </span>
      </th>
      <td>
        <ScoreTile {...score} />
      </td>
      <td>
        {year ? (
          <a
            className={`bold ${styles.rankingTableLink}`}
            href={routes.plans(slug)}
            aria-label={`${year}: what ${appName} costs`}
          >
            {year}
          </a>
        ) : (
          <NotKnown />
        )}
        <span className={`note ${styles.rankingTableMonth}`}>{month ?? <NotKnown />}</span>
      </td>
      {answers.map((answer) => (
        <td key={answer.id} className={styles.rankingTableAnswer}>
          <Answered answer={answer} />
        </td>
      ))}
    </tr>
  );
}

/** An answer as a sign, with its words. */
function Answered({ answer }: { answer: Answer }) {
  const words = upperFirst(answer.text);
  return (
    <span title={words}>
      <AnswerSign answer={answer} />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

function NotKnown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not known</span>
    </>
  );
}
