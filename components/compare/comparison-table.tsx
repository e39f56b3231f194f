import type { Route } from "next";
import type { ComparedCell, ComparedGroup, ComparedRow } from "@/lib/products/comparison-rows";
import { allOlderThan } from "@/lib/products/freshness";
import { AnswerText } from "../review/answer-text";
import { SourceLine } from "../review/source-line";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import styles from "./comparison-table.module.css";
import { PlanList } from "./plan-list";

/** An app at the head of its column. */
export type ComparedHead = {
  slug: string;
  name: string;
  /** Absent where there is no review. */
  review?: Route | undefined;
};

type ComparisonTableProps = { apps: readonly ComparedHead[]; groups: readonly ComparedGroup[] };

/**
 * Apps side by side: a column for each, a row for each score, price and question. On a small screen each row becomes a block
 * in which every answer says whose it is.
 */
export function ComparisonTable({ apps, groups }: ComparisonTableProps) {
  const answers = groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
  const oldest = allOlderThan(answers.filter(({ tone, checkedOn }) => tone !== "unknown" && checkedOn));
  return (
    <>
      {oldest !== undefined && (
        <p className={styles.old}>
          <Icon name="clock" size={16} /> All answers to our questions were checked more than {oldest} days ago and may
          have changed.
        </p>
      )}
      <table className={styles.table}>
        <caption className="visually-hidden">{apps.map(({ name }) => name).join(", ")} side by side</caption>
        <thead className={styles.part}>
          <tr className={styles.head}>
            <td className={styles.corner} />
            {apps.map(({ slug, name, review }) => (
              <th key={slug} className={styles.app} scope="col">
                <span className={styles.name}>{name}</span>
                {review ? <a href={review}>Read the {name} review</a> : <span>No review yet</span>}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, title, rows }) => (
          <tbody key={id} className={styles.part}>
            <tr className={styles.group}>
              <th className={styles.title} scope="rowgroup" colSpan={apps.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} apps={apps} showsAge={oldest === undefined} />
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

type RowProps = {
  row: ComparedRow;
  apps: readonly ComparedHead[];
  /** Whether an old answer says how old it is; not where that is said of all. */
  showsAge: boolean;
};

function Row({ row: { label, cells, differs }, apps, showsAge }: RowProps) {
  return (
    <tr className={styles.row}>
      <th className={styles.label} scope="row">
        {label}
        {differs && (
          <span className={styles.differs}>
            <span className="visually-hidden">: </span>
            <Badge>Differs</Badge>
          </span>
        )}
      </th>
      {apps.map(({ slug, name }, index) => (
        <td key={slug} className={styles.answer}>
          <span className={styles.whose}>{name}</span>
          <Answer cell={cells[index]} showsAge={showsAge} />
        </td>
      ))}
    </tr>
  );
}

function Answer({ cell, showsAge }: { cell: ComparedCell | undefined; showsAge: boolean }) {
  if (!cell) return null;
  if (cell.plans) return <PlanList plans={cell.plans} sources={cell.sources ?? []} />;
  const { tone, text, isBetter, note, source, checkedOn, olderThan } = cell;
  return (
    <>
      <div>
        <AnswerText tone={tone} text={text} isBetter={isBetter} />
      </div>
      {note && <span className={styles.note}>{note}</span>}
      {checkedOn && <SourceLine source={source} checkedOn={checkedOn} olderThan={showsAge ? olderThan : undefined} />}
    </>
  );
}
