import type { Fact } from "@/lib/products/product-facts";
import { AnswerText } from "./answer-text";
import styles from "./fact-row.module.css";
import { SourceLine } from "./source-line";

type FactRowProps = {
  fact: Fact;
  /** Whether an old answer says how old it is; not where the panel says it of all. */
  showsAge: boolean;
};

/** One question with its answer, in a list of terms. */
export function FactRow({ fact, showsAge }: FactRowProps) {
  const { label, tone, text, isBetter, note, source, checkedOn, olderThan } = fact;
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.answer}>
        <AnswerText tone={tone} text={text} isBetter={isBetter} />
        {note && <span className={styles.note}>{note}</span>}
        <SourceLine source={source} checkedOn={checkedOn} olderThan={showsAge ? olderThan : undefined} />
      </dd>
    </div>
  );
}
