import type { Route } from "next";
import type { ComparedGroup } from "@/lib/apps/comparison-rows";
import { ScoreTile } from "../review/score-tile";
import { AppMark } from "../ui/app-mark";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button-link";
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
};

type ComparisonTableProps = {
  id: string;
  apps: readonly ComparisonColumn[];
  groups: readonly ComparedGroup[];
  /** What the table is of, where it is not all: "Scores". */
  groupTitle?: string;
  /** Whether rows in which the apps differ are marked. */
  isMarked: boolean;
  /** Whether an old answer says how old it is; not where a note says it for all. */
  showsAge: boolean;
};

/**
 * A column for each app, a row for each price, question or score. On a small screen each row becomes a block with the two
 * apps that the reader has chosen, under their names, which stay in sight.
 */
export function ComparisonTable({ id, apps, groups, groupTitle, ...shown }: ComparisonTableProps) {
  const names = apps.map(({ name }) => name).join(", ");
  return (
    <table className={styles.comparisonTable} id={id}>
      <caption className="visually-hidden">
        {groupTitle ? `${groupTitle} of ${names}` : `${names} side by side`}
      </caption>
      <thead className={styles.comparisonTablePart}>
        <tr className={styles.comparisonTableHead}>
          <td className={styles.comparisonTableCorner} />
          {apps.map((app, index) => (
            <th
              key={app.slug}
              className={`text-xs regular ${styles.comparisonTableApp}`}
              scope="col"
              data-column={index + 1}
            >
              <span className={`text-lg bold ${styles.comparisonTableName}`}>
                <AppMark name={app.name} icon={app.icon} size={40} />
                <span>
                  {app.name}
                  {app.isInvented && <InventedMark />}
                </span>
                {groupTitle === undefined && app.points && <ScoreTile {...app.points} />}
              </span>
            </th>
          ))}
        </tr>
        {groupTitle === undefined && <Reviews apps={apps} />}
      </thead>
      {groups.map((group) => (
        <Group key={group.id} group={group} apps={apps} {...shown} />
      ))}
    </table>
  );
}

/** What a year costs, where each app is reviewed, and who pays us: in sight like the names and points. */
function Reviews({ apps }: Pick<ComparisonTableProps, "apps">) {
  return (
    <tr className={styles.comparisonTableHead}>
      <th className={styles.comparisonTableCorner} scope="row">
        <span className="visually-hidden">Our review</span>
      </th>
      {apps.map(({ slug, name, year, review, points, paysUs }, index) => (
        <td key={slug} className={styles.comparisonTableReview} data-column={index + 1}>
          <span className={`visually-hidden ${styles.comparisonTableAppName}`}>{name}</span>
          <span className="row-2">
            {year && <strong className="numbers">{year}</strong>}
            {!points && <span className="soft">Not tested</span>}
            {review ? (
              <ButtonLink href={review} size="sm">
                <span>
                  Read the <span className="visually-hidden">{name} </span>review
                </span>
              </ButtonLink>
            ) : (
              <span>No review yet</span>
            )}
            {paysUs && <Badge variant="money">Pays us</Badge>}
          </span>
        </td>
      ))}
    </tr>
  );
}

type GroupProps = Pick<ComparisonTableProps, "apps" | "isMarked" | "showsAge"> & { group: ComparedGroup };

function Group({ group: { title, rows, unknown }, apps, ...shown }: GroupProps) {
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
        <ComparisonRow key={row.id} row={row} apps={apps} {...shown} />
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
