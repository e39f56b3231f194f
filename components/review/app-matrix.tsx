import type { Route } from "next";
import type { Fact } from "@/lib/apps/facts";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { upperFirst } from "@/lib/util/title";
import { AppMark } from "../ui/app-mark";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { InventedMark } from "../ui/invented-mark";
import { AnswerSign } from "./answer-sign";
import { AppLink } from "./app-link";
import styles from "./app-matrix.module.css";
import { ScoreTile } from "./score-tile";

/** What names an app in a table. */
type AppName = {
  /** Unique in the table; of an app that can be ticked, its own. */
  slug: string;
  /** The slug of the review; absent where there is none. */
  review?: string | undefined;
  appName: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** From 1; absent where the order is another. */
  rank?: number | undefined;
  /** What is said of it below its name: on wide screens alone, and everywhere. */
  label?: string | undefined;
  note?: string | undefined;
  /** Whether it is marked as one that exists on this site only. */
  isInvented: boolean;
  /** Whether the app pays us. */
  paysUs?: boolean;
};

/** An app in a table of apps. */
export type AppRow = AppName & {
  /** Absent where nobody has tested it. */
  score?: { total: number; of: number } | undefined;
  /** What one month ("$7.99", "$3.00 or free", "once"), and what twelve months cost in the cheapest way; absent where nobody knows. */
  month?: string | undefined;
  year?: string | undefined;
  /** Days after which prices count as old; present where one of them is. */
  olderThan?: number | undefined;
  /** Answers to the same questions in each row. */
  answers: readonly Answer[];
  /** What it meets of what a reader has asked. */
  met?: readonly { text: string; olderThan?: number | undefined }[];
};

type Answer = Pick<Fact, "id" | "label" | "short" | "tone" | "isBetter" | "text">;

type AppMatrixProps = {
  /** What names the table, by its id. */
  labelledBy: string;
  groups: readonly { title?: string; rows: readonly AppRow[] }[];
  /** The form that takes ticked apps to their comparison, by its id; without it none can be ticked. */
  form?: string;
};

/** Where it moves sideways, the arrow keys have to reach what is out of sight (WCAG 2.2, 2.1.1). */
const scrollable = { tabIndex: 0 };

/** Apps in a table: name, who pays us, points, prices and the answers that decide; nothing without an app. */
export function AppMatrix({ labelledBy, groups, form }: AppMatrixProps) {
  const all = groups.flatMap(({ rows }) => rows);
  const [first] = all;
  if (!first) return null;
  const scored = all.find(({ score }) => score)?.score;
  return (
    <div className={styles.appMatrixPlace}>
      {first.answers.length > 0 && (
        <p className={`text-sm soft ${styles.appMatrixHint}`} data-no-print="">
          {formatCount(first.answers.length, "answer")} each: scroll the table sideways
        </p>
      )}
      <section className={styles.appMatrixOuter} aria-labelledby={labelledBy} {...scrollable}>
        <table className={`figures ${styles.appMatrix}`} aria-labelledby={labelledBy}>
          <thead>
            <tr>
              <th scope="col">
                App
                {form && (
                  <span className="note" data-no-print="">
                    Tick to compare
                  </span>
                )}
              </th>
              <th scope="col">Points{scored && ` of\u00a0${scored.of}`}</th>
              <th scope="col">
                A year
                <span className={`note ${styles.appMatrixMonth}`}>a month</span>
              </th>
              {first.answers.map(({ id, label, short }) => (
                <th key={id} className={styles.appMatrixAnswer} scope="col">
                  <span aria-hidden="true">{short}</span>
                  <span className="visually-hidden">{label}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) =>
            rows.length === 0 ? null : (
              <tbody key={title ?? ""}>
                {title && (
                  <tr>
                    <th className={styles.appMatrixGroup} scope="rowgroup" colSpan={countColumns(first)}>
                      <p className={styles.appMatrixWords}>{title}</p>
                    </th>
                  </tr>
                )}
                {rows.map((row) => (
                  <Row key={row.slug} row={row} form={form} />
                ))}
              </tbody>
            ),
          )}
        </table>
      </section>
    </div>
  );
}

function countColumns({ answers }: AppRow): number {
  return answers.length + 3;
}

function Row({ row, form }: { row: AppRow; form: string | undefined }) {
  const { review, appName, score, month, answers, met = [] } = row;
  return (
    <>
      <tr>
        <th scope="row">
          <Name {...row} form={form} />
        </th>
        <td>{score ? <ScoreTile {...score} /> : <NotKnown />}</td>
        <td>
          <Year year={row.year} href={review === undefined ? undefined : routes.plans(review)} appName={appName} />
          {month && <span className={`note ${styles.appMatrixMonth}`}>{month}</span>}
          {row.olderThan !== undefined && (
            <span className="note old">
              <Icon name="clock" size={14} /> <span aria-hidden="true">old</span>
              <span className="visually-hidden">checked more than {row.olderThan} days ago</span>
            </span>
          )}
        </td>
        {score || answers.some(({ tone }) => tone !== "unknown") ? (
          answers.map((answer) => (
            <td key={answer.id} className={styles.appMatrixAnswer}>
              <span title={upperFirst(answer.text)}>
                <AnswerSign answer={answer} />
                <span className="visually-hidden">{upperFirst(answer.text)}</span>
              </span>
            </td>
          ))
        ) : (
          <td className={`text-xs faint ${styles.appMatrixBlank}`} colSpan={answers.length}>
            Not checked
          </td>
        )}
      </tr>
      {met.length > 0 && (
        <tr className={styles.appMatrixWhy}>
          <td colSpan={countColumns(row)}>
            <Reasons appName={appName} met={met} />
          </td>
        </tr>
      )}
    </>
  );
}

function Name({
  slug,
  review,
  appName,
  rank,
  icon,
  isInvented,
  paysUs,
  label,
  note,
  form,
}: AppName & { form: string | undefined }) {
  return (
    <span className={styles.appMatrixName}>
      {form ? (
        <label className="tall-link" data-no-print="">
          <input type="checkbox" name="apps" value={slug} form={form} />
          <span className="visually-hidden">Compare {appName}</span>
        </label>
      ) : (
        <span className={`text-lg ${styles.appMatrixRank}`}>{rank}</span>
      )}
      <AppMark name={appName} icon={icon} size={40} />
      <span>
        <AppLink
          className={styles.appMatrixLink}
          name={appName}
          review={review === undefined ? undefined : routes.review(review)}
        />
        {isInvented && <InventedMark />} {paysUs && <Badge variant="money">Pays us</Badge>}
        {label && <span className={`note ${styles.appMatrixLabel}`}>{label}</span>}
        {note && <span className="note">{note}</span>}
      </span>
    </span>
  );
}

type YearProps = Pick<AppRow, "year" | "appName"> & { href: Route | undefined };

/** What a year costs, with the way to all plans where there is a review. */
function Year({ year, href, appName }: YearProps) {
  if (!year) return <NotKnown />;
  if (!href) return <span className="bold">{year}</span>;
  return (
    <a className={`bold ${styles.appMatrixLink}`} href={href} aria-label={`${year}: what ${appName} costs`}>
      {year}
    </a>
  );
}

/** Why an app is listed. */
function Reasons({ appName, met }: Required<Pick<AppRow, "appName" | "met">>) {
  return (
    <ul className={`stack-1 ${styles.appMatrixWords}`} aria-label={`Why ${appName} is listed`}>
      {met.map(({ text, olderThan }) => (
        <li key={text}>
          <Icon name="check" size={18} />
          <span>
            {text}
            {olderThan !== undefined && <em className="accent"> (checked more than {olderThan} days ago)</em>}
          </span>
        </li>
      ))}
    </ul>
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
