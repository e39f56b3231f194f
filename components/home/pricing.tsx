import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { AffiliateLink } from "../offer/affiliate-link";
import { DisclosureLine } from "../offer/disclosure-line";
import { Section } from "../ui/section";
import styles from "./home.module.css";
import { type Plan, PlanCard } from "./plan-card";

type PricingProps = {
  heading: string;
  intro: string;
  /** Label of the button below the plans. */
  label: string;
  items: readonly Plan[];
  target: AffiliateLinkTarget;
  disclosure: string;
};

/** Plans of the partner, and the way to them. Renders nothing without any. */
export function Pricing({ heading, intro, label, items, target, disclosure }: PricingProps) {
  if (items.length === 0) return null;
  return (
    <Section id="plans" eyebrow="Pricing" title={heading} intro={intro}>
      <ul className={`stack-5 ${styles.pricingPlans}`}>
        {items.map((plan) => (
          <PlanCard key={plan.name} {...plan} />
        ))}
      </ul>
      <div className={`stack-3 start ending ${styles.pricingEnd}`}>
        <AffiliateLink target={target} placement="plans" size="lg">
          {label}
        </AffiliateLink>
        {!target.isDown && <DisclosureLine text={disclosure} leadsTo={target.partnerName} />}
      </div>
    </Section>
  );
}
