import type { Route } from "next";
import type { ComparedGroup } from "@/lib/apps/comparison-rows";
import { allOlderThan } from "@/lib/apps/freshness";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { StatusTag } from "../ui/status-tag";
import { ComparisonRow } from "./comparison-row";
import styles from "./comparison-table.module.css";
import viewStyles from "./comparison-view.module.css";

/** An app at the head of its column. */
export type ComparisonColumn = {
  slug: string;
  name: string;
  /** Absent where there is no review. */
  review?: Route | undefined;
  /** Whether there is no test of it, and so no score. */
  isUntested?: boolean;
};

type ComparisonTableProps = { apps: readonly ComparisonColumn[]; groups: readonly ComparedGroup[] };

/**
 * Apps side by side: a column for each, a row for each score, price and question. On a small screen each row becomes a block
 * in which every answer says whose it is. A link leaves only what differs, by the address alone (`:target`).
 */
export function ComparisonTable({ apps, groups }: ComparisonTableProps) {
  const rows = groups.flatMap((group) => group.rows);
  const answers = rows.flatMap(({ cells }) => cells);
  const oldest = allOlderThan(answers.filter(({ tone, checkedOn }) => tone !== "unknown" && checkedOn));
  const isMixed = rows.some(({ differs }) => differs) && rows.some(({ differs }) => !differs);
  return (
    <div className={viewStyles.view} id="differences">
      {isMixed && (
        <p className={viewStyles.switch}>
          <span className={styles.legend}>Rows that differ have a mark at the left edge.</span>{" "}
          <a className={viewStyles.toDifferences} href="#differences">
            Only what differs
          </a>
          <a className={viewStyles.toAll} href="#all-rows">
            All rows
          </a>
        </p>
      )}
      {oldest !== undefined && (
        <p className={viewStyles.old}>
          <Icon name="clock" size={16} /> All answers to our questions were checked more than {oldest} days ago and may
          have changed.
        </p>
      )}
      <table className={styles.table} id="all-rows">
        <caption className="visually-hidden">{apps.map(({ name }) => name).join(", ")} side by side</caption>
        <thead className={styles.part}>
          <tr className={styles.head}>
            <td className={styles.corner} />
            {apps.map(({ slug, name, review, isUntested }) => (
              <th key={slug} className={styles.app} scope="col">
                <span className={styles.name}>{name}</span>
                {isUntested && <StatusTag>Not tested</StatusTag>}
                <span className={styles.review}>
                  {review ? <a href={review}>Read the {name} review</a> : "No review yet"}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.id} group={group} apps={apps} showsAge={oldest === undefined} />
        ))}
      </table>
    </div>
  );
}

type GroupProps = {
  group: ComparedGroup;
  apps: readonly ComparisonColumn[];
  /** Whether an old answer says how old it is; not where that is said of all. */
  showsAge: boolean;
};

function Group({ group: { title, rows, unknown }, apps, showsAge }: GroupProps) {
  return (
    <tbody className={classNames(styles.part, !rows.some(({ differs }) => differs) && viewStyles.same)}>
      <tr className={styles.group}>
        <th className={styles.title} scope="rowgroup" colSpan={apps.length + 1}>
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <ComparisonRow key={row.id} row={row} apps={apps} showsAge={showsAge} />
      ))}
      {unknown.length > 0 && (
        <tr className={classNames(styles.row, viewStyles.same)}>
          <th className={styles.label} scope="row">
            Unknown for {apps.length === 2 ? "both" : "all"}
          </th>
          <td className={styles.unknown} colSpan={apps.length}>
            {unknown.join(" · ")}
          </td>
        </tr>
      )}
    </tbody>
  );
}
