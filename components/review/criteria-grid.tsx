import type { Criterion } from "@/lib/content/schemas/scoring-schema";
import { Fold } from "../ui/fold";
import { Icon } from "../ui/icon";
import styles from "./ranking.module.css";

type CriteriaGridProps = { items: readonly Criterion[] };

/** The evaluation criteria. The extra ones open and close without script. */
export function CriteriaGrid({ items }: CriteriaGridProps) {
  const extra = items.filter((item) => item.extraDetail);
  return (
    <>
      <CriteriaList items={items.filter((item) => !item.extraDetail)} />
      {extra.length > 0 && (
        <div className="ending">
          <Fold
            summary={
              <>
                <span className={styles.criteriaGridClosed}>Show All Criteria</span>
                <span className={styles.criteriaGridOpened}>Show Less</span>
              </>
            }
          >
            <CriteriaList items={extra} />
          </Fold>
        </div>
      )}
    </>
  );
}

function CriteriaList({ items }: CriteriaGridProps) {
  return (
    <ul className={`grid ${styles.criteriaGrid}`}>
      {items.map(({ icon, title, description, score }) => (
        <li className={styles.criteriaGridItem} key={title}>
          <span className={`fact ${styles.criteriaGridIcon}`}>
            <Icon name={icon} size={22} />
          </span>
          <h3 className="text-lg">{title}</h3>
          <span className="bold text-lg numbers fact">
            <span className="visually-hidden">Weight: </span>
            {score}
            <span className="visually-hidden"> of 10</span>
          </span>
          <p className={`text-sm soft ${styles.criteriaGridText}`}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
