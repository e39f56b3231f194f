import type { ComparedRow } from "@/lib/apps/comparison-rows";
import { classNames } from "../ui/class-names";
import { ComparisonAnswer } from "./comparison-answer";
import type { ComparisonColumn } from "./comparison-table";
import styles from "./comparison-table.module.css";
import viewStyles from "./comparison-view.module.css";

type ComparisonRowProps = {
  row: ComparedRow;
  apps: readonly ComparisonColumn[];
  /** Whether the row is marked where the apps differ. */
  isMarked: boolean;
  /** Whether an old answer says how old it is; not where that is said of all. */
  showsAge: boolean;
};

/** What each app answers to one question. */
export function ComparisonRow({ row: { label, cells, differs }, apps, isMarked, showsAge }: ComparisonRowProps) {
  return (
    <tr className={classNames(styles.row, isMarked && differs && styles.different, !differs && viewStyles.same)}>
      <th className={styles.label} scope="row">
        {label}
        {isMarked && differs && <span className="visually-hidden">: differs</span>}
      </th>
      {apps.map(({ slug, name }, index) => (
        <td key={slug} className={styles.answer} data-column={index + 1}>
          <span className={styles.appName}>{name}</span>
          <ComparisonAnswer cell={cells[index]} showsAge={showsAge} />
        </td>
      ))}
    </tr>
  );
}
