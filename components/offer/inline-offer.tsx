import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import type { AnalyticsEvent } from "@/lib/offers/events";
import { AffiliateLink } from "./affiliate-link";
import { DisclosureLine } from "./disclosure-line";

type InlineOfferProps = {
  target: AffiliateLinkTarget;
  /** Event that a click on the link reports. */
  event?: AnalyticsEvent | undefined;
  disclosure: string;
};

/** The link to the app in the middle of its review. */
export function InlineOffer({ target, event, disclosure }: InlineOfferProps) {
  return (
    <aside className="stack-3 start" aria-label="Visit the app" data-no-print="">
      <AffiliateLink target={target} placement="inline" event={event} size="lg">
        Visit Website
      </AffiliateLink>
      {!target.isDown && <DisclosureLine text={disclosure} leadsTo={target.partnerName} />}
    </aside>
  );
}
