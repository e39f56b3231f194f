import type { PriceFigures } from "@/lib/apps/prices";
import { classNames } from "../ui/class-names";
import styles from "./review.module.css";
import { SourceLine } from "./source-line";

/** What an app costs, figure by figure, and when somebody looked; or that no price is known. */
export function PriceLine({ figures, checkedOn, olderThan }: PriceFigures) {
  if (figures.length === 0) return <p className="unknown faint">Prices not known</p>;
  return (
    <div className="stack-2">
      <dl className={styles.priceLine}>
        {figures.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-xs faint">{label}</dt>
            <dd className={classNames("bold numbers", text.length <= 12 && "text-xl")}>{text}</dd>
          </div>
        ))}
      </dl>
      {checkedOn && <SourceLine checkedOn={checkedOn} olderThan={olderThan} />}
    </div>
  );
}
