import { describeTerms, type RunningOffer } from "@/lib/content/products/running-offer";
import { type AffiliateLinkTarget, leadsToApp } from "@/lib/offers/affiliate-link";
import type { AnalyticsEvent } from "@/lib/offers/events";
import { AffiliateLink } from "../offer/affiliate-link";
import { DisclosureLine } from "../offer/disclosure-line";
import { NonPartnerCta } from "./non-partner-cta";
import styles from "./review.module.css";

type AppCtaProps = {
  product: string;
  /** The app's own site, if it is known. */
  website?: string | undefined;
  target: AffiliateLinkTarget;
  discountCode?: string | undefined;
  /** What the code takes off; absent where nobody knows. */
  discountGives?: string | undefined;
  /** Event that a click on the link reports. */
  event?: AnalyticsEvent | undefined;
  /** The partner's offer, while it runs. */
  offer?: RunningOffer | undefined;
  disclosure: string;
};

/** The way to the app of a review, and who pays for it. An app that is no partner has its own site only, untracked. */
export function AppCta({
  product,
  website,
  target,
  discountCode,
  discountGives,
  event,
  offer,
  disclosure,
}: AppCtaProps) {
  if (!leadsToApp(product, target)) return <NonPartnerCta product={product} website={website} />;
  return (
    <div className="stack-2">
      <p className="text-xs soft">
        <strong>{product} pays us.</strong>
        {offer && !target.isDown && ` Partner offer: ${offer.text}. ${describeTerms(offer)}`}
      </p>
      <AffiliateLink target={target} placement="head" event={event} fullWidth>
        Visit Website
      </AffiliateLink>
      {discountCode && !target.isDown && (
        <p className="text-sm">
          Discount code <code className={styles.appCtaCode}>{discountCode}</code>
          <span className={styles.appCtaGives}>
            {discountGives ?? "We don’t know the discount; the checkout shows it."}
          </span>
        </p>
      )}
      {!target.isDown && <DisclosureLine text={disclosure} />}
    </div>
  );
}
