import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { Section } from "../ui/section";
import styles from "./home.module.css";
import { type Plan, PlanCard } from "./plan-card";

type PricingProps = {
  heading: string;
  intro: string;
  /** Label of the button of every plan. */
  label: string;
  items: readonly Plan[];
  target: AffiliateLinkTarget;
  disclosure: string;
};

/** Plans of the partner. Renders nothing without any. */
export function Pricing({ heading, intro, label, items, target, disclosure }: PricingProps) {
  if (items.length === 0) return null;
  return (
    <Section id="plans" eyebrow="Pricing" title={heading} intro={intro}>
      <ul className={`stack-5 ${styles.pricingPlans}`}>
        {items.map((plan, index) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            position={index + 1}
            label={label}
            target={target}
            disclosure={disclosure}
          />
        ))}
      </ul>
    </Section>
  );
}
