import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import type { Placement } from "@/lib/offers/placements";
import { AffiliateLink } from "../offer/affiliate-link";
import { DisclosureLine } from "../offer/disclosure-line";
import { buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";
import styles from "./non-partner-cta.module.css";

type NonPartnerCtaProps = {
  /** The app that is reviewed, which does not pay us. */
  product: string;
  /** Its own site, if its file names one. */
  website?: string | undefined;
  target: AffiliateLinkTarget;
  placement: Placement;
  disclosure: string;
};

/**
 * The ways on from a review whose app is no partner: first the app's own site, untracked; then, set apart and under its
 * own name, the partner (docs/decisions/006-links-of-reviews-without-an-app-link.md).
 */
export function NonPartnerCta({ product, website, target, placement, disclosure }: NonPartnerCtaProps) {
  return (
    <div className={styles.ways}>
      {website && <OwnSite product={product} website={website} />}
      <p className={styles.pays}>We earn nothing from {product}.</p>
      {!target.isDown && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
        <div role="group" className={styles.other} aria-label={`Our partner: ${target.partnerName}`}>
          <p>Our partner is another app:</p>
          <AffiliateLink target={target} placement={placement} variant="outline" size="sm">
            {`Visit ${target.partnerName}`}
          </AffiliateLink>
          <DisclosureLine text={disclosure} />
        </div>
      )}
    </div>
  );
}

/** The app's own site, untracked. */
export function OwnSite({ product, website }: { product: string; website: string }) {
  return (
    <a className={buttonClass({ fullWidth: true })} href={website} rel="noopener">
      {`Visit ${product}`} <Icon name="external" size={16} />
    </a>
  );
}
