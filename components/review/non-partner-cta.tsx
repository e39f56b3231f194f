import { type AffiliateLinkTarget, leadsToNobody } from "@/lib/offers/affiliate-link";
import type { Placement } from "@/lib/offers/sub-ids";
import { AffiliateLink } from "../offer/affiliate-link";
import { ExternalButton } from "../ui/external-link";

type NonPartnerCtaProps = {
  /** The app that is reviewed, which does not pay us. */
  appName: string;
  /** Its own site, if its file names one. */
  website?: string | undefined;
  /** The partner to whom the tracked link leads. */
  target: AffiliateLinkTarget;
  placement: Placement;
};

/**
 * The ways from the review of an app that is no partner: to its own site, untracked, and to a partner, under the partner's
 * name (docs/decisions/006-links-of-reviews-without-an-app-link.md).
 */
export function NonPartnerCta({ appName, website, target, placement }: NonPartnerCtaProps) {
  return (
    <>
      {website && (
        <ExternalButton variant="outline" size="sm" href={website}>
          Visit {appName}
        </ExternalButton>
      )}
      {!target.isDown && !leadsToNobody(target) && (
        <AffiliateLink target={target} placement={placement} size="sm">
          Visit {target.partnerName}
        </AffiliateLink>
      )}
    </>
  );
}

type PaymentNoteProps = Pick<NonPartnerCtaProps, "appName" | "target">;

/** Who pays us and who does not, where an app and a partner are beside each other. */
export function describePayment({ appName, target }: PaymentNoteProps): string {
  const nothing = `We earn nothing from ${appName}.`;
  return target.isDown || leadsToNobody(target) ? nothing : `${nothing} ${target.partnerName} pays us.`;
}
