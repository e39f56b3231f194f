import type { AnswerTone } from "@/lib/products/answer-kinds";
import type { Fact } from "@/lib/products/product-facts";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import styles from "./fact-row.module.css";
import { ReportLink } from "./report-link";
import { SourceLine } from "./source-line";

const icons: Partial<Record<AnswerTone, "check" | "cross" | "minus">> = { yes: "check", no: "cross", partly: "minus" };

type FactRowProps = {
  /** The app's file in content/products. */
  product: string;
  fact: Fact;
  /** Whether an old answer says how old it is; not where the panel says it of all. */
  showsAge: boolean;
};

/** One question with its answer, in a list of terms: its sign says what was answered, its colour whether that is good. */
export function FactRow({ product, fact, showsAge }: FactRowProps) {
  const { id, label, tone, text, isBetter, note, source, checkedOn, olderThan } = fact;
  const icon = icons[tone];
  const look = isBetter === undefined ? undefined : isBetter ? styles.good : styles.bad;
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.answer}>
        <span className={classNames(styles.text, look)}>
          {icon && <Icon name={icon} size={18} />}
          {text.charAt(0).toUpperCase() + text.slice(1)}
        </span>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.source}>
          <SourceLine source={source} checkedOn={checkedOn} olderThan={showsAge ? olderThan : undefined} />{" "}
          <ReportLink product={product} fact={id} what={label}>
            Wrong?
          </ReportLink>
        </span>
      </dd>
    </div>
  );
}
