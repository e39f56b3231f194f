import { type AffiliateLinkTarget, leadsToApp } from "@/lib/offers/affiliate-link";
import type { AnalyticsEvent } from "@/lib/offers/events";
import { AffiliateLink } from "../offer/affiliate-link";
import { DisclosureLine } from "../offer/disclosure-line";
import { ExternalButton } from "../ui/external-link";
import styles from "./review.module.css";

type AppCtaProps = {
  appName: string;
  /** The app's own site, if it is known. */
  website?: string | undefined;
  target: AffiliateLinkTarget;
  discountCode?: string | undefined;
  /** What the code takes off; absent where nobody knows. */
  discountGives?: string | undefined;
  /** Event that a click on the link reports. */
  event?: AnalyticsEvent | undefined;
  disclosure: string;
};

/** The way to the app of a review: to its own site, or by the partner's link where it is one. */
export function AppCta({ appName, website, target, event, ...way }: AppCtaProps) {
  if (!leadsToApp(appName, target))
    return (
      website && (
        <ExternalButton variant="outline" fullWidth href={website}>
          Visit {appName}
        </ExternalButton>
      )
    );
  return (
    <div className="stack-2">
      <AffiliateLink target={target} placement="head" event={event} fullWidth>
        Visit Website
      </AffiliateLink>
      {way.discountCode && !target.isDown && (
        <p className="text-sm">
          Discount code <code className={`bold ${styles.appCtaCode}`}>{way.discountCode}</code>{" "}
          <span className="soft">{way.discountGives ?? "We don’t know the discount; the checkout shows it."}</span>
        </p>
      )}
      {!target.isDown && <DisclosureLine text={way.disclosure} />}
    </div>
  );
}
