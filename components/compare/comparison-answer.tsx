import type { ComparedCell } from "@/lib/apps/comparison-rows";
import type { PlanRow, PriceSource } from "@/lib/apps/prices";
import { upperFirst } from "@/lib/util/title";
import { AnswerSign } from "../review/answer-sign";
import { Best } from "../review/best";
import { PriceSources } from "../review/price-sources";
import { SourceLine } from "../review/source-line";
import { classNames } from "../ui/class-names";
import styles from "./compare.module.css";

type ComparisonAnswerProps = {
  cell: ComparedCell | undefined;
  /** Whether it is good for the reader, and another app answers differently. */
  isBest?: boolean | undefined;
};

/** What one app answers: its sign and words, or its plans. Words say which is the best; its cell has a ground of its own. */
export function ComparisonAnswer({ cell, isBest }: ComparisonAnswerProps) {
  if (!cell) return null;
  if (cell.plans) return <PlanList plans={cell.plans} sources={cell.sources ?? []} />;
  const { tone, text, isBetter, note, source, checkedOn, olderThan } = cell;
  // What is said beside a plain yes or no can wait; of the other answers it is a part.
  const isPlain = tone === "yes" || tone === "no";
  return (
    <div className={styles.comparisonAnswer}>
      {tone !== "value" && <AnswerSign answer={{ tone, text, isBetter }} />}
      <div>
        <span className={tone === "unknown" ? "faint" : isBest ? "bold" : undefined}>{upperFirst(text)}</span>{" "}
        {note && (
          <span className={classNames("soft", styles.comparisonNote, isPlain && styles.comparisonNotePlain)}>
            {note}
          </span>
        )}{" "}
        {isBest &&
          (tone === "value" ? (
            <span className="fact no-wrap">
              <Best>Costs least</Best>
            </span>
          ) : (
            <span className="visually-hidden">Better</span>
          ))}
        {checkedOn && (
          <div className={styles.comparisonSource}>
            <SourceLine source={source} checkedOn={checkedOn} olderThan={olderThan} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Every plan of an app in a narrow column, and where the prices were read. */
function PlanList({ plans, sources }: { plans: readonly PlanRow[]; sources: readonly PriceSource[] }) {
  return (
    <>
      <ul className={styles.planList}>
        {plans.map(({ id, name, price, year, limits }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{price}</span>
            {year && year !== "Free" && <span>{year} for a year</span>}
            {limits && <span className="soft">{limits}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.comparisonSource}>
        <PriceSources sources={sources} />
      </div>
    </>
  );
}
