import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { routes } from "@/lib/site/routes";
import { AffiliateLink } from "./affiliate-link";
import { DisclosureLine } from "./disclosure-line";
import { ExitOfferTrigger } from "./exit-offer-trigger";

type ExitOfferProps = {
  heading: string;
  text: string;
  /** Words on the link to the partner. */
  label: string;
  /** Words on the button that closes it. */
  dismiss: string;
  /** What the partner offers; without it there is nothing to remind of, and this component is left out. */
  offer: string;
  target: AffiliateLinkTarget;
  disclosure: string;
};

/** Nothing is sold where a reader looks up the terms, or wants to write to us. */
const quietPaths = [routes.terms(), routes.privacy(), routes.affiliateDisclosure(), routes.contact()];

/** A reminder of the partner's offer to a reader who is about to leave (docs/product.md, section 4). */
export function ExitOffer({ label, offer, target, disclosure, ...texts }: ExitOfferProps) {
  return (
    <ExitOfferTrigger
      {...texts}
      quietPaths={quietPaths}
      eyebrow={`Partner offer · ${offer}`}
      link={
        <AffiliateLink target={target} size="lg">
          {label}
        </AffiliateLink>
      }
      disclosure={<DisclosureLine text={disclosure} />}
    />
  );
}
