import type { Route } from "next";
import type { ComparedCell, ComparedGroup, ComparedRow } from "@/lib/products/comparison-rows";
import { AnswerText } from "../review/answer-text";
import { SourceLine } from "../review/source-line";
import { Badge } from "../ui/badge";
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
  return (
    <table className={styles.table} data-columns={apps.length}>
      <caption className="visually-hidden">{apps.map(({ name }) => name).join(", ")} side by side</caption>
      <thead>
        <tr>
          <td className={styles.corner} />
          {apps.map(({ slug, name, review }) => (
            <th key={slug} scope="col">
              <span className={styles.name}>{name}</span>
              {review ? <a href={review}>Read the {name} review</a> : <span>No review yet</span>}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, title, rows }) => (
        <tbody key={id}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={apps.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.id} row={row} apps={apps} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row: { label, cells, differs }, apps }: { row: ComparedRow; apps: readonly ComparedHead[] }) {
  return (
    <tr className={styles.row}>
      <th scope="row">
        {label}
        {differs && (
          <span className={styles.differs}>
            <span className="visually-hidden">: </span>
            <Badge>Differs</Badge>
          </span>
        )}
      </th>
      {apps.map(({ slug, name }, index) => (
        <td key={slug}>
          <span className={styles.whose}>{name}</span>
          <Answer cell={cells[index]} />
        </td>
      ))}
    </tr>
  );
}

function Answer({ cell }: { cell: ComparedCell | undefined }) {
  if (!cell) return null;
  if (cell.plans) return <PlanList plans={cell.plans} sources={cell.sources ?? []} />;
  const { tone, text, isBetter, note, source, checkedOn, olderThan } = cell;
  return (
    <>
      <AnswerText tone={tone} text={text} isBetter={isBetter} />
      {note && <span className={styles.note}>{note}</span>}
      {checkedOn && <SourceLine source={source} checkedOn={checkedOn} olderThan={olderThan} />}
    </>
  );
}
