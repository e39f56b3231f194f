import type { ComparedCell } from "@/lib/apps/comparison-rows";
import { AnswerText } from "../review/answer-text";
import { SourceLine } from "../review/source-line";
import { classNames } from "../ui/class-names";
import { MeterBar } from "../ui/meter";
import styles from "./compare.module.css";
import { PlanList } from "./plan-list";

type ComparisonAnswerProps = {
  cell: ComparedCell | undefined;
  /** Whether an old answer says how old it is; not where a note says it for all. */
  showsAge: boolean;
};

/** What one app answers: words, a score with its bar, or its plans. */
export function ComparisonAnswer({ cell, showsAge }: ComparisonAnswerProps) {
  if (!cell) return null;
  if (cell.plans) return <PlanList plans={cell.plans} sources={cell.sources ?? []} />;
  const { tone, text, isBetter, note, source, checkedOn, olderThan, share } = cell;
  // What is said beside a plain yes or no can wait; of the other answers it is a part.
  const isPlain = tone === "yes" || tone === "no";
  return (
    <>
      <div>
        <AnswerText tone={tone} text={text} isBetter={isBetter} />
      </div>
      {share !== undefined && (
        <div className={styles.comparisonAnswerMeter}>
          <MeterBar share={share} />
        </div>
      )}
      {note && <p className={classNames("soft", isPlain && styles.comparisonMore)}>{note}</p>}
      {checkedOn && (
        <div className={styles.comparisonMore}>
          <SourceLine source={source} checkedOn={checkedOn} olderThan={showsAge ? olderThan : undefined} />
        </div>
      )}
    </>
  );
}
