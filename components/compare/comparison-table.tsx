import type { Route } from "next";
import type { ComparedGroup } from "@/lib/apps/comparison-rows";
import { ScoreTile } from "../review/score-tile";
import { AppMark } from "../ui/app-mark";
import { classNames } from "../ui/class-names";
import { InventedMark } from "../ui/invented-mark";
import styles from "./compare.module.css";
import { ComparisonRow } from "./comparison-row";

/** An app at the head of its column. */
export type ComparisonColumn = {
  slug: string;
  name: string;
  /** Absent where there is no review. */
  review?: Route | undefined;
  /** "$84.00 a year", in the cheapest way; absent where nobody knows. */
  year?: string | undefined;
  /** Points of its newest test; absent where nobody has tested it. */
  points?: { total: number; of: number } | undefined;
  /** Whether the app pays us. */
  paysUs?: boolean;
  /** Whether it is marked as one that exists on this site only. */
  isInvented?: boolean;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** Cover of its review. */
  cover?: string | undefined;
};

type ComparisonTableProps = {
  id: string;
  apps: readonly ComparisonColumn[];
  groups: readonly ComparedGroup[];
  /** What the table is of, where it is not all: "Scores". */
  groupTitle?: string;
};

/**
 * A column for each app, a row for each price, question or score. On a small screen each row becomes a block with the two
 * apps that the reader has chosen, under their names, which stay in sight.
 */
export function ComparisonTable({ id, apps, groups, groupTitle }: ComparisonTableProps) {
  const names = apps.map(({ name }) => name).join(", ");
  return (
    <table
      className={styles.comparisonTable}
      id={id}
      aria-label={groupTitle ? `${groupTitle} of ${names}` : `${names} side by side`}
    >
      <thead className={styles.comparisonTablePart}>
        <tr className={styles.comparisonTableHead}>
          <td className={styles.comparisonTableCorner} />
          {apps.map((app, index) => (
            <th key={app.slug} className={styles.comparisonTableApp} scope="col" data-column={index + 1}>
              <span className={styles.comparisonTableName}>
                <AppMark name={app.name} icon={app.icon} size={40} />
                <span className="bold">
                  {app.review ? (
                    <a className="thumb" href={app.review}>
                      {app.name}
                    </a>
                  ) : (
                    app.name
                  )}
                  {app.isInvented && <InventedMark />}
                  {app.year && (
                    <span className={`regular soft numbers ${styles.comparisonTablePrice}`}>{app.year}</span>
                  )}
                </span>
                {groupTitle === undefined && app.points && <ScoreTile {...app.points} />}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.id} group={group} apps={apps} />
      ))}
    </table>
  );
}

type GroupProps = Pick<ComparisonTableProps, "apps"> & { group: ComparedGroup };

function Group({ group: { title, rows, unknown }, apps }: GroupProps) {
  return (
    <tbody
      className={classNames(styles.comparisonTablePart, !rows.some(({ differs }) => differs) && styles.comparisonSame)}
    >
      {title !== "" && (
        <tr className={styles.comparisonTableGroup}>
          <th className={`bold text-xl ${styles.comparisonTableTitle}`} scope="rowgroup" colSpan={apps.length + 1}>
            {title}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <ComparisonRow key={row.id} row={row} apps={apps} />
      ))}
      {unknown.length > 0 && (
        <tr className={classNames(styles.comparisonTableRow, styles.comparisonSame)}>
          <th className={styles.comparisonTableLabel} scope="row">
            Unknown for {apps.length === 2 ? "both" : "all"}
          </th>
          <td className={`soft ${styles.comparisonTableUnknown}`} colSpan={apps.length}>
            {unknown.join(" · ")}
          </td>
        </tr>
      )}
    </tbody>
  );
}
