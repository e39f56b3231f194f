import type { ComparedCell, ComparedRow } from "@/lib/products/comparison-row";
import { AnswerText } from "../review/answer-text";
import { SourceLine } from "../review/source-line";
import { classNames } from "../ui/class-names";
import type { ComparedHead } from "./comparison-table";
import styles from "./comparison-table.module.css";
import { PlanList } from "./plan-list";

type ComparisonRowProps = {
  row: ComparedRow;
  apps: readonly ComparedHead[];
  /** Whether an old answer says how old it is; not where that is said of all. */
  showsAge: boolean;
};

/** What each app answers to one question. */
export function ComparisonRow({ row: { label, cells, differs }, apps, showsAge }: ComparisonRowProps) {
  return (
    <tr className={classNames(styles.row, differs ? styles.different : styles.same)}>
      <th className={styles.label} scope="row">
        {label}
        {differs && <span className="visually-hidden">: differs</span>}
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
  const { tone, text, isBetter, note, source, checkedOn, olderThan, share } = cell;
  return (
    <>
      <div className={styles.said}>
        <AnswerText tone={tone} text={text} isBetter={isBetter} />
        {share !== undefined && note && <span className={styles.note}>{note}</span>}
      </div>
      {share !== undefined && (
        <div className={styles.track} aria-hidden="true">
          <div className={styles.bar} style={{ width: `${share * 100}%` }} />
        </div>
      )}
      {share === undefined && note && <span className={styles.note}>{note}</span>}
      {checkedOn && <SourceLine source={source} checkedOn={checkedOn} olderThan={showsAge ? olderThan : undefined} />}
    </>
  );
}
