import type { ComparedRow } from "@/lib/apps/comparison-rows";
import { classNames } from "../ui/class-names";
import styles from "./compare.module.css";
import { ComparisonAnswer } from "./comparison-answer";
import type { ComparisonColumn } from "./comparison-table";

type ComparisonRowProps = {
  row: ComparedRow;
  apps: readonly ComparisonColumn[];
};

/** What each app answers to one question, and where they differ, which answers are better. */
export function ComparisonRow({ row: { label, cells, differs }, apps }: ComparisonRowProps) {
  return (
    <tr className={classNames(styles.comparisonTableRow, !differs && styles.comparisonSame)}>
      <th className={styles.comparisonTableLabel} scope="row">
        {label}
      </th>
      {apps.map(({ slug, name }, index) => {
        const isBest = differs && cells[index]?.isBetter;
        return (
          <td
            key={slug}
            className={classNames(styles.comparisonTableAnswer, isBest && styles.comparisonTableBest)}
            data-column={index + 1}
          >
            <span className={`visually-hidden ${styles.comparisonTableAppName}`}>{name}</span>
            <ComparisonAnswer cell={cells[index]} isBest={isBest} />
          </td>
        );
      })}
    </tr>
  );
}
