import type { ComparedRow } from "@/lib/apps/comparison-rows";
import { classNames } from "../ui/class-names";
import styles from "./compare.module.css";
import { ComparisonAnswer } from "./comparison-answer";
import type { ComparisonColumn } from "./comparison-table";

type ComparisonRowProps = {
  row: ComparedRow;
  apps: readonly ComparisonColumn[];
  /** Whether the row is marked where the apps differ. */
  isMarked: boolean;
  /** Whether an old answer says how old it is; not where a note says it for all. */
  showsAge: boolean;
};

/** What each app answers to one question. */
export function ComparisonRow({ row: { label, cells, differs }, apps, isMarked, showsAge }: ComparisonRowProps) {
  return (
    <tr
      className={classNames(
        styles.comparisonTableRow,
        isMarked && differs && styles.comparisonTableDifferent,
        !differs && styles.comparisonSame,
      )}
    >
      <th className={styles.comparisonTableLabel} scope="row">
        {label}
        {isMarked && differs && <span className="visually-hidden">: differs</span>}
      </th>
      {apps.map(({ slug, name }, index) => (
        <td key={slug} className={styles.comparisonTableAnswer} data-column={index + 1}>
          <span className={`visually-hidden ${styles.comparisonTableAppName}`}>{name}</span>
          <ComparisonAnswer cell={cells[index]} showsAge={showsAge} />
        </td>
      ))}
    </tr>
  );
}
