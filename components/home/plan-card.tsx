import { Badge } from "../ui/badge";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import styles from "./home.module.css";

export type Plan = {
  name: string;
  price: string;
  /** Unit of the price. */
  period: string;
  saving?: string | undefined;
  /** Whose figure the saving is, where ours is another. */
  savingNote?: string | undefined;
  description: string;
  features: readonly { text: string; included: boolean }[];
  popular: boolean;
  popularLabel?: string | undefined;
};

/** A plan of the partner. */
export function PlanCard(plan: Plan) {
  return (
    <li className={classNames("stack-4", styles.planCard, plan.popular && styles.planCardPopular)}>
      <div className={styles.planCardWords}>
        <div className={`between ${styles.planCardHead}`}>
          <h3 className="text-xl">{plan.name}</h3>
          {plan.popularLabel && <Badge variant="strong">{plan.popularLabel}</Badge>}
        </div>
        <p className="soft">{plan.description}</p>
      </div>
      <div className={`stack-1 ${styles.planCardCost}`}>
        <p className={`row-2 bold text-3xl numbers ${styles.planCardPrice}`}>
          {plan.price}
          {plan.saving && <Badge>{plan.saving}</Badge>}
        </p>
        <p className="text-sm faint">{plan.period}</p>
        {plan.savingNote && <p className="text-sm faint">{plan.savingNote}</p>}
      </div>
      <ul className={`text-sm ${styles.planCardFeatures}`}>
        {plan.features.map(({ text, included }) => (
          <li className={classNames(styles.planCardFeature, !included && "faint")} key={text}>
            <Icon name={included ? "check" : "minus"} size={18} />
            <span>
              <span className="visually-hidden">{included ? "Included: " : "Not included: "}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
