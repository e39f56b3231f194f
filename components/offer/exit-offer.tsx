import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { routes } from "@/lib/site/routes";
import { AffiliateLink } from "./affiliate-link";
import { DisclosureLine } from "./disclosure-line";
import { ExitOfferTrigger } from "./exit-offer-trigger";

type ExitOfferProps = {
  heading: string;
  text: string;
  /** Label of the link to the partner. */
  label: string;
  /** Label of the close button. */
  dismiss: string;
  /** The offer of the partner. Without one, this component is not rendered. */
  offer: string;
  target: AffiliateLinkTarget;
  disclosure: string;
};

/** No offer on legal pages and the contact page. */
const quietPaths = [routes.terms(), routes.privacy(), routes.affiliateDisclosure(), routes.contact()];

/** Reminds readers who are about to leave of the partner's offer (docs/product.md, section 4). */
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
