import type { AnalyticsEvent } from "@/lib/analytics/events";
import { type AffiliateLinkTarget, visitLabel } from "@/lib/offers/affiliate-link";
import { AffiliateLink } from "../offer/affiliate-link";
import { DisclosureLine } from "../offer/disclosure-line";
import styles from "./visit-app.module.css";

type VisitAppProps = {
  product: string;
  target: AffiliateLinkTarget;
  discountCode?: string | undefined;
  /** Event that a click on the link reports. */
  event?: AnalyticsEvent | undefined;
  disclosure: string;
};

/** The button to the app of a review, with its discount code and its disclosure. */
export function VisitApp({ product, target, discountCode, event, disclosure }: VisitAppProps) {
  return (
    <div className={styles.visit}>
      <AffiliateLink target={target} placement="head" event={event} fill>
        {visitLabel(product, target)}
      </AffiliateLink>
      {discountCode && !target.isDown && (
        <p className={styles.discount}>
          Discount code <code className={styles.code}>{discountCode}</code>
        </p>
      )}
      {!target.isDown && <DisclosureLine text={disclosure} />}
    </div>
  );
}
