import type { ComparedGroup } from "@/lib/apps/comparison-rows";
import { allOlderThan } from "@/lib/apps/freshness";
import { Fold } from "../ui/fold";
import { Icon } from "../ui/icon";
import { ColumnChoice } from "./column-choice";
import styles from "./compare.module.css";
import { type ComparisonColumn, ComparisonTable } from "./comparison-table";

type ComparisonViewProps = {
  /** Who should take which app, and how much is known of each. */
  summary: readonly string[];
  apps: readonly ComparisonColumn[];
  groups: readonly ComparedGroup[];
};

/** The groups that are folded away, because they rule no app out. */
const foldedGroups: readonly string[] = ["plans", "scores"];

/**
 * Apps side by side: what it comes to, what rules an app out, and the rest folded away. A link leaves only what differs,
 * by the address alone (`:target`); on a small screen two apps are shown, and the reader chooses which.
 */
export function ComparisonView({ summary, apps, groups }: ComparisonViewProps) {
  const answers = groups.flatMap(({ rows }) => rows).flatMap(({ cells }) => cells);
  const oldest = allOlderThan(answers.filter(({ tone, checkedOn }) => tone !== "unknown" && checkedOn));
  const open = groups.filter(({ id }) => !foldedGroups.includes(id));
  const folded = groups.filter(({ id, rows: all }) => foldedGroups.includes(id) && all.length > 0);
  const inSight = open.flatMap((group) => group.rows);
  const differing = inSight.filter(({ differs }) => differs).length;
  // A mark on nearly every row marks nothing.
  const isMarked = differing > 0 && differing * 2 <= inSight.length;
  const isMixed = differing > 0 && differing < inSight.length;
  const [choice, known] = summary;
  const table = { apps, isMarked, showsAge: oldest === undefined };
  return (
    <div className={`stack-4 ${styles.comparisonView}`} id="differences">
      <div className={`stack-3 ${styles.comparisonSummary}`}>
        <p>{choice}</p>
        <div className="stack-2 text-sm">
          {known && <p className="soft">{known}</p>}
          {oldest !== undefined && (
            <p className="old">
              <Icon name="clock" size={16} /> All answers to our questions were checked more than {oldest} days ago and
              may have changed.
            </p>
          )}
          <div className={`row ${styles.comparisonControls}`}>
            <ColumnChoice names={apps.map(({ name }) => name)} />
            <label className={styles.comparisonDetails}>
              <input type="checkbox" data-details="" /> Notes and sources
            </label>
            {isMarked && <span className={styles.comparisonLegend}>A bar on the left means the apps differ.</span>}
            {isMixed && (
              <>
                <a className={`tall-link ${styles.comparisonToDifferences}`} href="#differences">
                  Show differences only
                </a>
                <a className={`tall-link ${styles.comparisonToAll}`} href="#all-rows">
                  Show all rows
                </a>
              </>
            )}
          </div>
        </div>
      </div>
      <ComparisonTable id="all-rows" {...table} groups={open} />
      {folded.map((group) => (
        <Fold key={group.id} summary={<span className="text-xl">{group.title}</span>}>
          <ComparisonTable id={group.id} {...table} groups={[{ ...group, title: "" }]} groupTitle={group.title} />
        </Fold>
      ))}
    </div>
  );
}
