import { describeTerms, endOf, type RunningOffer } from "@/lib/content/apps/running-offer";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { Island } from "../ui/island.island";
import { AffiliateLink } from "./affiliate-link";
import { DisclosureLine } from "./disclosure-line";
import { ExitOfferTrigger } from "./exit-offer-trigger.island";

type ExitOfferProps = {
  heading: string;
  text: string;
  /** Label of the link to the partner. */
  label: string;
  /** Label of the close button. */
  dismiss: string;
  /** The offer of the partner. Without one, this component is not rendered. */
  offer: RunningOffer;
  target: AffiliateLinkTarget;
  disclosure: string;
};

/** Reminds readers who are about to leave of the partner's offer. */
export function ExitOffer({ label, offer, target, disclosure, ...texts }: ExitOfferProps) {
  return (
    <Island name="exit-offer" until="exit">
      <ExitOfferTrigger
        {...texts}
        eyebrow={`Ad · ${offer.text}`}
        terms={describeTerms(offer)}
        endsAt={endOf(offer)}
        link={
          <AffiliateLink target={target} placement="exit" size="lg">
            {label}
          </AffiliateLink>
        }
        disclosure={<DisclosureLine text={disclosure} leadsTo={target.partnerName} />}
      />
    </Island>
  );
}
