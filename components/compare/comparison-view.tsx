import type { ComparedGroup } from "@/lib/apps/comparison-rows";
import { allOlderThan } from "@/lib/apps/freshness";
import { Fold } from "../ui/fold";
import { Icon } from "../ui/icon";
import { ColumnChoice } from "./column-choice";
import styles from "./compare.module.css";
import { ComparisonScores } from "./comparison-scores";
import { type ComparisonColumn, ComparisonTable } from "./comparison-table";

type ComparisonViewProps = {
  /** Who should take which app, and how much is known of each. */
  summary: readonly string[];
  apps: readonly ComparisonColumn[];
  groups: readonly ComparedGroup[];
};

/**
 * Apps side by side: what it comes to, their scores, what rules an app out, and every plan folded away. A link leaves only
 * what differs, by the address alone (`:target`); on a small screen two apps are shown, and the reader chooses which.
 */
export function ComparisonView({ summary, apps, groups }: ComparisonViewProps) {
  const scores = groups.find(({ id }) => id === "scores");
  const plans = groups.find(({ id, rows }) => id === "plans" && rows.length > 0);
  const open = groups.filter((group) => group !== scores && group.id !== "plans");
  const answers = groups.flatMap(({ rows }) => rows).flatMap(({ cells }) => cells);
  const oldest = allOlderThan(answers.filter(({ tone, checkedOn }) => tone !== "unknown" && checkedOn));
  const differs = open.flatMap(({ rows }) => rows.map((row) => row.differs));
  const isMixed = differs.includes(true) && differs.includes(false);
  const [choice, known] = summary;
  return (
    <div className={`stack-4 ${styles.comparisonView}`} id="differences">
      <p className={`text-xl ${styles.comparisonChoice}`}>{choice}</p>
      <ComparisonScores apps={apps} scores={scores} />
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
          <label className={`tall-link ${styles.comparisonDetails}`}>
            <input type="checkbox" data-details="" />
            <span>
              Sources<span className={styles.comparisonDetailsNotes}> and notes</span>
            </span>
          </label>
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
      <ComparisonTable id="all-rows" apps={apps} groups={open} />
      {plans && (
        <Fold summary={<span className="text-xl">{plans.title}</span>}>
          <ComparisonTable id="plans" apps={apps} groups={[{ ...plans, title: "" }]} groupTitle={plans.title} />
        </Fold>
      )}
    </div>
  );
}
