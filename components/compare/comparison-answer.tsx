import type { ComparedCell } from "@/lib/apps/comparison-rows";
import { upperFirst } from "@/lib/util/title";
import { AnswerSign } from "../review/answer-sign";
import { SourceLine } from "../review/source-line";
import { classNames } from "../ui/class-names";
import styles from "./compare.module.css";
import { PlanList } from "./plan-list";

type ComparisonAnswerProps = {
  cell: ComparedCell | undefined;
  /** Whether an old answer says how old it is; not where a note says it for all. */
  showsAge: boolean;
};

/** An answer of more characters is a sentence, which is not bold. */
const mostBold = 24;

/** What one app answers: its sign and words, or its plans. */
export function ComparisonAnswer({ cell, showsAge }: ComparisonAnswerProps) {
  if (!cell) return null;
  if (cell.plans) return <PlanList plans={cell.plans} sources={cell.sources ?? []} />;
  const { tone, text, isBetter, note, source, checkedOn, olderThan } = cell;
  // What is said beside a plain yes or no can wait; of the other answers it is a part.
  const isPlain = tone === "yes" || tone === "no";
  return (
    <div className={styles.comparisonAnswer}>
      {tone !== "value" && <AnswerSign answer={{ tone, text, isBetter }} />}
      <div>
        <span className={tone === "unknown" ? "faint" : text.length > mostBold ? undefined : "bold"}>
          {upperFirst(text)}
        </span>{" "}
        {note && (
          <span className={classNames("soft", styles.comparisonNote, isPlain && styles.comparisonNotePlain)}>
            {note}
          </span>
        )}
        {checkedOn && (
          <div className={styles.comparisonSource}>
            <SourceLine source={source} checkedOn={checkedOn} olderThan={showsAge ? olderThan : undefined} />
          </div>
        )}
      </div>
    </div>
  );
}
